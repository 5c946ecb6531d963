import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLES } from '../lib/content/check/examples';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../lib/content/collections';
import { isRecord } from '../lib/http/json';

const long = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/** Words without a place to break the line, or with line breaks in unusual places, by kind. */
const SHAPES = {
  link: (length: number) => `https://maps.example/place/${long('a1B2c3D4', length - 27)}`,
  letters: (length: number) => long('a', length),
  underscores: (length: number) => long('ab_', length),
  capitals: (length: number) => long('W', length),
  // Word joiners, because browsers break Thai by a dictionary.
  thai: (length: number) => long('ก\u2060', length),
  arabic: (length: number) => long('مرحبا', length),
  emoji: (length: number) => long('👨‍👩‍👧‍👦\u2060', length),
  joiners: (length: number) => long('x\u200d', length),
  spaces: (length: number) => long('word\u00a0', length),
} as const;

const ALL = Object.values(SHAPES);

/** The words in every Markdown construct. The result is longer than a title may be. */
const markdownOf = (...words: string[]) =>
  words
    .map(
      (word, index) => `## ${word}

${word} **${word}** \`${word}\` [${word}](/search)

1. ${word}

> ${word}

\`\`\`
${word}
  ${word}
\`\`\`

| ${word} | Price | ${word} |
| --- | --- | --- |
| Fee | ${word} | 1,000,000 |

${word}[^${index}]

[^${index}]: ${word}`,
    )
    .join('\n\n');

/** Values for fields with a fixed format. */
const FORMS = [`${long('w', 60)}@${long('w', 60)}.${long('w', 60)}.example`, `@${long('W', 40)}`];

/** For each word its texts, longest first. A field gets the first text that its schema accepts. */
const CANDIDATES = ALL.map((word, index) => {
  const next = ALL[(index + 1) % ALL.length] ?? word;
  return [markdownOf(word(240), next(240)), `${word(240)} ${next(240)}`, word(80), ...FORMS];
});

type Path = readonly string[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

function put(document: unknown, path: Path, text: string): void {
  const parent = at(document, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, path.at(-1) ?? '', text);
}

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, key]));
}

/** The document, with its missing fields taken from the example of its collection. */
function filled(example: unknown, document: unknown): unknown {
  if (!isRecord(example) || !isRecord(document)) return structuredClone(document === undefined ? example : document);
  const names = new Set([...Object.keys(example), ...Object.keys(document)]);
  return Object.fromEntries([...names].map((name) => [name, filled(example[name], document[name])]));
}

/** Excludes ids, which URLs need, and URLs, which are not shown. */
const isFree = (path: Path) => path[0] !== 'id' && !/(^|_)url$/.test(path.at(-1) ?? '');

/**
 * Returns the hostile texts that the schema accepts unchanged at a path of a document. Ids, codes and choices have
 * none.
 */
function textsAt(collection: CollectionName, document: unknown, path: Path): string[] {
  const copy = structuredClone(document);
  const isAccepted = (text: string) => {
    put(copy, path, text);
    const parsed = COLLECTION_DOCUMENTS[collection].safeParse(copy);
    return parsed.success && at(parsed.data, path) === text;
  };
  const taken = CANDIDATES.map((texts) => texts.find(isAccepted)).filter((text) => text !== undefined);
  return taken.every((text) => text.startsWith('https:')) ? [] : taken;
}

/** The documents of a collection with hostile words wherever its schema accepts them, and the names of those fields. */
function hostileDocuments(collection: CollectionName, given: readonly unknown[], turn: number) {
  const texts = new Map<string, readonly string[]>();
  let count = turn;
  const documents = given.map((each) => {
    const plain = filled(EXAMPLES[collection], each);
    const document = structuredClone(plain);
    for (const path of textPaths(plain).filter(isFree)) {
      const field = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
      const taken = texts.get(field) ?? textsAt(collection, plain, path);
      texts.set(field, taken);
      count += 1;
      const text = taken[count % taken.length];
      if (text !== undefined) put(document, path, text);
    }
    return document;
  });
  return { documents, fields: [...texts].flatMap(([field, { length }]) => (length === 0 ? [] : [field])) };
}

/** A copy of the embedded content in which every text is hostile. Each `turn` gives a field another word. */
export function hostileContent(turn = 0): { folder: string; fields: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-hostile-'));
  cpSync('content', folder, { recursive: true });
  const fields = COLLECTION_NAMES.flatMap((collection) => {
    const file = join(folder, `${collection}.json`);
    const hostile = hostileDocuments(collection, JSON.parse(readFileSync(file, 'utf8')), turn);
    writeFileSync(file, JSON.stringify(hostile.documents));
    return hostile.fields.map((name) => `${collection}.${name}`);
  });
  return { folder, fields };
}
