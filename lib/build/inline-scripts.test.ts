import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BROKEN_PICTURES_SCRIPT, STORED_LISTS_SCRIPT } from './inline-scripts';

/** Runs the script, fires an error event at the target, and returns the target. */
function afterError(target: object) {
  let listener: (event: { target: object }) => void = () => undefined;
  const addEventListener = (_: string, given: typeof listener) => {
    listener = given;
  };
  runInNewContext(BROKEN_PICTURES_SCRIPT, { addEventListener });
  listener({ target });
  return target;
}

it('marks a broken picture, also after React sets its address again', () => {
  const attributes = new Map([['srcset', '/a 1w']]);
  const picture = {
    ...{ tagName: 'IMG', src: 'http://localhost/a.jpg', style: { backgroundColor: 'red' } },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  for (const src of ['http://localhost/a.jpg', 'http://localhost/a.jpg']) {
    picture.src = src;
    expect(afterError(picture)).toMatchObject({
      src: expect.stringMatching(/^data:image/),
      style: { backgroundColor: '' },
    });
    expect([...attributes]).toEqual([['data-broken', '']]);
  }
});

it('ignores other errors, and placeholders that fail themselves', () => {
  for (const target of [{}, { tagName: 'SCRIPT', src: '/a.js' }, { tagName: 'IMG', src: 'data:image/png,x' }])
    expect(() => afterError(target)).not.toThrow();
});

type Page = { adoptedStyleSheets: { text: string }[] };

/** Runs the script on a page with these stored values. */
function painted(stored: Record<string, string> | 'forbidden', constructed = true) {
  class CSSStyleSheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const document: Page = { adoptedStyleSheets: [] };
  const context: Record<string, unknown> = {
    document,
    localStorage: {
      getItem(key: string) {
        if (stored === 'forbidden') throw new Error('denied');
        return Object.hasOwn(stored, key) ? stored[key] : null;
      },
    },
    ...(constructed ? { CSSStyleSheet } : {}),
  };
  context.window = context;
  runInNewContext(STORED_LISTS_SCRIPT, context);
  return { text: document.adoptedStyleSheets[0]?.text, context };
}

describe('before the first paint', () => {
  it('removes hidden listings from their lists', () => {
    const { text } = painted({ 'hidden-homes': '["rm-1","rm-2"]' });
    expect(text).toContain('li:has(>:is([data-home="rm-1"],[data-home="rm-2"])):not(:has([data-undo])){display:none}');
    expect(text).toContain('[data-hidden-line]{display:flex}');
    expect(text).not.toContain('recent');
  });

  it('shows the section of recently viewed listings', () => {
    expect(painted({ 'recent-homes': '["rm-1"]' }).text).toBe('[data-recent-homes]{display:block}');
  });

  it('does nothing without lists', () => {
    expect(painted({}).text).toBe('');
    expect(painted('forbidden').text).toBe('');
    expect(painted({ 'hidden-homes': '["rm-1"]' }, false).text).toBeUndefined();
  });

  it('gives components the same function for later changes', () => {
    const { context } = painted({});
    runInNewContext('window.showLists(["rm-3"], true)', context);
    expect(runInNewContext('document.adoptedStyleSheets[0].text', context)).toBe(
      painted({ 'hidden-homes': '["rm-3"]', 'recent-homes': '["x"]' }).text,
    );
  });

  it('never injects styles from stored values', () => {
    expect(painted({ 'hidden-homes': '["\\"]{}body{display:none}","rm-1"]' }).text).not.toContain('body');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.string()).map((ids) => JSON.stringify(ids)),
        ),
        (stored) => {
          const { text = '' } = painted({ 'hidden-homes': stored, 'recent-homes': stored });
          for (const [, id = ''] of text.matchAll(/data-home="(.*?)"\]/gs))
            expect(id).toMatch(/^[A-Za-z0-9][\w-]{0,63}$/);
        },
      ),
    );
  });
});
