import { COLLECTION_NAMES } from '../collections';
import { type Check, faultIn, MISSING } from './fault';

const LANGUAGES = ['th', 'en'] as const;

function* missingLanguages(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every((key) => key === 'th' || key === 'en');
  if (isText) {
    for (const language of LANGUAGES) if (!keys.includes(language)) yield path ? `${path}.${language}` : language;
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* missingLanguages(inner, path ? `${path}.${key}` : key);
}

/** A page falls back to the other language, but the content should have both. */
export const checkLanguages: Check = (content) =>
  COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      [...missingLanguages(document, '')].map((field) => faultIn(collection, document.id, field, MISSING)),
    ),
  );
