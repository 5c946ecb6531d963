import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { errorText } from '../config/log';
import type { Locale } from './locales';

type Texts = Map<string, string>;

function collect(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key, into);
  }
  return into;
}

export const textsByKey = (messages: unknown): Texts => collect(messages, '', new Map());

function* placeholders(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) yield element.value;
    if (element.type === TYPE.tag) yield* placeholders(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* placeholders(option.value);
    }
  }
}

function placeholderList(text: string): string {
  return [...new Set(placeholders(parse(text)))].sort().join(', ');
}

function compare(key: string, texts: [Locale, string | undefined][]): string[] {
  const missing = texts.filter(([, text]) => !text?.trim()).map(([locale]) => `${locale}\t${key}\tis missing`);
  if (missing.length > 0) return missing;
  try {
    const lists = texts.map(([, text]) => placeholderList(text ?? ''));
    return new Set(lists).size > 1 ? [`${key}\thas other placeholders: ${lists.join(' / ')}`] : [];
  } catch (error) {
    return [`${key}\tcannot be read: ${errorText(error)}`];
  }
}

/** Missing keys, different placeholders and invalid messages, one line each. */
export function messageFaults(files: Readonly<Record<Locale, unknown>>): string[] {
  const english = textsByKey(files['en-us']);
  const thai = textsByKey(files['th-th']);
  return [...new Set([...english.keys(), ...thai.keys()])].flatMap((key) =>
    compare(key, [
      ['en-us', english.get(key)],
      ['th-th', thai.get(key)],
    ]),
  );
}
