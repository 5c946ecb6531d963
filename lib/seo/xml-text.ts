/** What XML 1.0 §2.2 cannot say at all, not even escaped: control characters, and half of a surrogate pair. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const SPECIAL = /[&<>"']/g;
const PLAIN = /^[\w\-./:~%?=,@+ ]*$/;

/** Text as it may stand between tags or in an attribute of XML; what XML has no way to say is left out. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(NOT_XML, '').replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}
