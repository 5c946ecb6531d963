import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type HTMLElement, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { BROKEN_PICTURES_SCRIPT, EARLY_PRESSES_SCRIPT, STORED_LISTS_SCRIPT } from './inline-scripts';

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

type Page = { adoptedStyleSheets: { text: string; changes: number }[] };

/** Runs the script on a page with these stored values. */
function painted(stored: Record<string, string> | 'forbidden', constructed = true, url = 'http://localhost/en-us') {
  class CSSStyleSheet {
    text = '';
    changes = 0;
    replaceSync(text: string) {
      this.text = text;
      this.changes += 1;
    }
  }
  const document: Page = { adoptedStyleSheets: [] };
  const { pathname, search } = new URL(url);
  const replaced: string[] = [];
  const context: Record<string, unknown> = {
    document,
    location: { pathname, search, replace: (address: string) => replaced.push(address) },
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
  return { text: document.adoptedStyleSheets[0]?.text, context, replaced };
}

describe('before the first paint', () => {
  it('removes hidden listings from their lists', () => {
    const { text } = painted({ 'hidden-homes': '["rm-1","rm-2"]' });
    expect(text).toContain('li:has(>:is([data-home="rm-1"],[data-home="rm-2"])):not(:has([data-undo])){display:none}');
    expect(text).toContain('[data-hidden-line]{display:flex}');
    expect(text).not.toContain('recent');
  });

  it.each(['recent-homes', 'saved-homes', 'recent-searches', 'saved-searches'])(
    'shows what to continue if the device has %s, also when other listings are hidden',
    (key) => {
      const { text, context } = painted({ [key]: '[{}]' });
      expect(text).toBe('[data-recent-homes]{display:block}');
      expect(runInNewContext('window.showLists([])', context)).toBe(true);
      expect(runInNewContext('document.adoptedStyleSheets[0].text', context)).toBe(text);
      for (const empty of ['[]', '{', 'null']) expect(painted({ [key]: empty }).text).toBe('');
    },
  );

  it('opens the chosen listings on a comparison without ids', () => {
    const opened = (list: string, path: string) =>
      painted({ 'compared-homes': list }, true, `http://localhost${path}`).replaced;
    expect(opened('["rm-1","rm-2"]', '/th-th/compare')).toEqual(['?ids=rm-1,rm-2']);
    expect(opened('["a","b","c","d","e","<b>"]', '/compare?utm_source=line')).toEqual(['?ids=a,b,c,d']);
    for (const path of ['/compare?ids=rm-2', '/th-th/contents/compare']) expect(opened('["rm-1"]', path)).toEqual([]);
    expect(opened('["rm-1"]', '/en-us')).toEqual([]);
    expect(opened('[]', '/compare')).toEqual([]);
  });

  it('does nothing without lists', () => {
    expect(painted({}).text).toBe('');
    expect(painted('forbidden').text).toBe('');
    expect(painted({ 'hidden-homes': '["rm-1"]' }, false).text).toBeUndefined();
  });

  it('gives components the same function for later changes', () => {
    const stored: Record<string, string> = {};
    const { context } = painted(stored);
    stored['recent-homes'] = '["x"]';
    const text = () => runInNewContext('document.adoptedStyleSheets[0].text', context);
    runInNewContext('window.showLists(["rm-3"])', context);
    expect(text(), 'nothing appears while the visitor is on the page').toBe(
      painted({ 'hidden-homes': '["rm-3"]' }).text,
    );
    runInNewContext('window.showLists(["rm-3"], true)', context);
    expect(text()).toBe(painted({ 'hidden-homes': '["rm-3"]', 'recent-homes': '["x"]' }).text);
    const changed = 's = document.adoptedStyleSheets[0]; n = s.changes; showLists(["rm-3"]); s.changes - n';
    expect(runInNewContext(changed, context), 'the same lists restyle nothing').toBe(0);
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

/** A page before hydration. `hydrate` adds a listener to each control, which records presses and choices. */
function beforeHydration(body: string) {
  const window = new Window({ url: 'https://site.example/' });
  const { document } = window;
  document.body.innerHTML = body;
  const addEventListener = window.addEventListener.bind(window);
  const removeEventListener = window.removeEventListener.bind(window);
  const context = { window, addEventListener, removeEventListener };
  runInNewContext(EARLY_PRESSES_SCRIPT, context);
  const heard: string[] = [];
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const press = (id: string, init = {}) => {
    const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    find(id).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const hydrate = () => {
    for (const control of document.querySelectorAll('button, a, input, select'))
      for (const kind of ['click', 'keydown', 'change'])
        control.addEventListener(kind, (event) => {
          if (control.tagName === 'A') event.preventDefault();
          const key = event instanceof window.KeyboardEvent ? ` ${event.key}` : '';
          heard.push(
            `${kind}${key} ${control.id}${control instanceof window.HTMLSelectElement ? ` ${control.value}` : ''}`,
          );
        });
    runInNewContext('window.replayPresses()', context);
  };
  const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
  return { window, find, press, hydrate, heard, busy };
}

describe('presses before hydration', () => {
  it('are felt at once and repeated in order, once for each control', () => {
    const page = beforeHydration(
      '<button type="button" id="save"><i id="heart"></i></button><a data-opens href="/_ipx/a.jpg" id="photo">',
    );
    expect(page.press('photo')).toBe(true);
    page.press('save');
    expect(page.press('photo')).toBe(true);
    page.press('heart');
    expect(page.busy()).toEqual(['save', 'photo']);
    page.hydrate();
    expect(page.heard).toEqual(['click photo', 'click save']);
    expect(page.busy()).toEqual([]);
    page.press('save');
    expect(page.heard).toEqual(['click photo', 'click save', 'click save']);
  });

  it('keep the button that leads to the next step, which sends the form without scripts', () => {
    const page = beforeHydration('<form><button type="submit" data-next id="next"></button></form>');
    expect(page.press('next')).toBe(true);
    page.hydrate();
    expect(page.heard).toEqual(['click next']);
  });

  it('are dropped with a control that is removed', () => {
    const page = beforeHydration('<button type="button" id="hide"></button>');
    const hide = page.find('hide');
    const heard: string[] = [];
    hide.addEventListener('click', ({ type }) => heard.push(type));
    page.press('hide');
    hide.remove();
    page.hydrate();
    expect(heard, 'neither the press, which React could hear twice, nor its copy').toEqual([]);
  });

  it('keep their place and their keys, which make a click of their own', () => {
    const page = beforeHydration('<input type="range" id="compare"><button type="button" id="all"></button>');
    let place = 0;
    page.press('compare', { clientX: 70 });
    page.find('all').dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    page.press('all', { detail: 0 });
    page.find('compare').addEventListener('click', (event) => {
      if (event instanceof page.window.MouseEvent) place = event.clientX;
    });
    page.hydrate();
    expect(place).toBe(70);
    expect(page.heard).toEqual(['click compare', 'click all']);
  });

  it('are left to the browser where it has an answer', () => {
    const page = beforeHydration(
      '<a href="#fees" id="anchor"></a><details><summary id="filters"></summary></details><button id="submit"></button>' +
        '<input type="checkbox" id="box"><button type="button" id="off" disabled></button>',
    );
    for (const id of ['anchor', 'filters', 'submit', 'box']) expect(page.press(id)).toBe(false);
    page.find('off').click();
    expect(page.busy()).toEqual([]);
  });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s before hydration opens a link elsewhere',
  (key) => {
    const page = beforeHydration('<a data-opens href="/_ipx/a.jpg" id="photo"></a>');
    expect(page.press('photo', { [key]: true })).toBe(false);
    expect(page.busy()).toEqual([]);
  },
);

it('the last choice in a select before hydration stays, also when a component resets it, with the key that made it', () => {
  const page = beforeHydration(
    '<select id="sort"><option>newest<option>cheapest<option value="">best</select><select id="place"><option>a<option>b</select>',
  );
  const choose = (id: string, index: number) => {
    const select = page.find(id);
    if (!(select instanceof page.window.HTMLSelectElement)) throw new TypeError(id);
    select.selectedIndex = index;
    select.dispatchEvent(new page.window.Event('change', { bubbles: true }));
  };
  choose('place', 1);
  page.find('sort').dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  choose('sort', 1);
  choose('sort', 2);
  for (const id of ['place', 'sort']) {
    const select = page.find(id);
    if (select instanceof page.window.HTMLSelectElement) select.selectedIndex = 0;
  }
  page.hydrate();
  expect(page.heard).toEqual(['change place b', 'keydown ArrowDown sort newest', 'change sort ']);
});

it('the script for early presses is at most 1 kB', () => {
  expect(EARLY_PRESSES_SCRIPT.length).toBeLessThanOrEqual(1_000);
});
