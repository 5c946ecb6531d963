import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RUN } from '../fold';
import { runEnd } from './run-end';

function runs(text: string): string[] {
  const found: string[] = [];
  const units = Uint16Array.from(text.split(''), (unit) => unit.charCodeAt(0));
  for (let at = 0; at < text.length; ) {
    const end = runEnd(units, at, text.length);
    if (end > at) found.push(text.slice(at, end));
    at = Math.max(at + 1, end);
  }
  return found;
}

it('finds the same runs as the regular expression', () => {
  const letter = fc.oneof(
    fc.constantFrom('ก', 'ำ', 'a', 'é', '7', ' ', '𝒜', '文', '\ud800', '𠀀', '٣', 'ª'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 12 }), (text) => {
      expect(runs(text)).toEqual(text.match(RUN) ?? []);
    }),
    { numRuns: 1_000 },
  );
});
