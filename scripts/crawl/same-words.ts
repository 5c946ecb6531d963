type Found = readonly [key: string, text: string];

const textsOf = (value: unknown, path: string): Found[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

/** Why a message may read the same in both languages. */
const REASONS: readonly { readonly reason: string; readonly holds: (found: Found) => boolean }[] = [
  {
    reason: 'places to fill, signs and units alone',
    holds: ([, text]) => !/[a-zก-ฮ]{3}/i.test(text.replace(/\{\w+(?:, number)?\}/g, '')),
  },
  { reason: 'samples of the typeface show both languages', holds: ([key]) => key.startsWith('Style.sample') },
  { reason: 'a language is called what it calls itself', holds: ([key]) => key.startsWith('Player.captionsIn.') },
  { reason: 'a keyword of llms.txt', holds: ([key]) => key === 'Llms.optional' },
  { reason: 'the name of an account of LINE', holds: ([, text]) => text === 'LINE ID' },
];

/** Messages that nobody translated: the same text in both languages without a reason. */
export function sameWords(english: unknown, thai: unknown): string[] {
  const others = new Map(textsOf(thai, ''));
  return textsOf(english, '')
    .filter((found) => others.get(found[0]) === found[1] && !REASONS.some(({ holds }) => holds(found)))
    .map(([key, text]) => `${key}: ${text}`);
}
