type Found = readonly [key: string, text: string];

const textsOf = (value: unknown, path: string): Found[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

/** Why a message may read the same in both languages. */
const REASONS: readonly { readonly reason: string; readonly holds: (found: Found) => boolean }[] = [
  {
    reason: 'only placeholders, signs and units',
    holds: ([, text]) => !/[a-zก-ฮ]{3}/i.test(text.replace(/\{\w+(?:, number)?\}/g, '')),
  },
  { reason: 'a sample of the typeface, in both languages', holds: ([key]) => key.startsWith('Style.sample') },
  { reason: 'the name of a language in that language', holds: ([key]) => key.startsWith('Player.captionsIn.') },
  { reason: 'a keyword of llms.txt', holds: ([key]) => key === 'Llms.optional' },
  { reason: 'the term for an account of LINE', holds: ([, text]) => text === 'LINE ID' },
];

/** The untranslated messages: those with the same text in both languages and without a reason for it. */
export function sameWords(english: unknown, thai: unknown): string[] {
  const others = new Map(textsOf(thai, ''));
  return textsOf(english, '')
    .filter((found) => others.get(found[0]) === found[1] && !REASONS.some(({ holds }) => holds(found)))
    .map(([key, text]) => `${key}: ${text}`);
}
