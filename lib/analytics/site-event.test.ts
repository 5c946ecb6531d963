import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue';
import { errorShown, homeShared } from './events';
import { markedEvent, pressMark, shownMark } from './site-event';

describe('an event in the markup', () => {
  it.each(Object.values(CATALOGUE).map(({ example }) => example))('is parsed as it was written: %o', (event) => {
    expect(markedEvent(pressMark(event)['data-event-press'])).toEqual(event);
  });

  it('has a key only if one is given', () => {
    expect(shownMark(errorShown(404))).not.toHaveProperty('data-event-key');
    expect(shownMark(errorShown(404), 'a')).toMatchObject({ 'data-event-key': 'a' });
  });

  it.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"event":1}',
    '{"event":"a","b":{}}',
    '{"event":"a","b":[1]}',
  ])('is dropped if it is invalid: %s', (text) => {
    expect(markedEvent(text)).toBeNull();
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const event = markedEvent(text);
        if (event !== null) expect(event).toMatchObject({ event: expect.any(String) });
      }),
    );
  });

  it('stays text if an id contains quotes', () => {
    const event = homeShared('copy', '"><script>alert(1)</script>');
    expect(markedEvent(pressMark(event)['data-event-press'])).toEqual(event);
  });
});
