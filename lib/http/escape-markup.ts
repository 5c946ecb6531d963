/** Escapes text for the content and the quoted attributes of HTML, XML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that XML 1.0 §2.2 does not allow even if escaped: control characters and lone surrogates. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const PLAIN = /^[\w\-./:~%?=,@+ ]*$/;

/** Escapes text for XML content or attributes, and removes invalid characters. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return escapeMarkup(text.replace(NOT_XML, ''));
}
