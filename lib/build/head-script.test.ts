import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BROKEN_PICTURES_SCRIPT } from './head-script';

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
