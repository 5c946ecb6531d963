import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../lib/content/check/fault';
import { isFields } from './field';
import type { Fields } from './row';

/** A changed field. A value is undefined if the field was or is missing. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

function* changesBelow(before: unknown, after: unknown, path: string): Generator<FieldChange> {
  if (isDeepStrictEqual(before, after)) return;
  if (!isFields(before) || !isFields(after)) {
    yield { field: path, before, after };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* changesBelow(before[name], after[name], path === '' ? name : `${path}.${name}`);
}

/** The differences between two parsed documents, except in `updated_at`. A list counts as one value. */
export function changesBetween(before: Fields, after: Fields): FieldChange[] {
  const { updated_at: _, ...old } = before;
  const { updated_at: __, ...now } = after;
  return [...changesBelow(old, now, '')];
}

const SHORT = 40;

function shortened(value: unknown, language: Language): string {
  if (value === undefined) return language === 'th' ? '(ไม่มี)' : 'nothing';
  if (typeof value === 'number') return value.toLocaleString('en');
  const text = JSON.stringify(value);
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}

/** The changes as text, such as `price 4,490,000 → 4,390,000`. Shows at most `most` of them and counts the rest. */
export function changeText(changes: readonly FieldChange[], language: Language, most = 6): string {
  const shown = changes
    .slice(0, most)
    .map(({ field, before, after }) => `${field} ${shortened(before, language)} → ${shortened(after, language)}`);
  const more = changes.length - most;
  if (more > 0) shown.push(language === 'th' ? `และอีก ${more} ช่อง` : `and ${more} more fields`);
  return shown.join('; ');
}
