/** An XML element: its children in order, and its own text without theirs. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// Characters that XML 1.0 §2.2 does not allow.
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;

function decoded(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text)) throw new Error(`a bare & in ${text.slice(0, 80)}`);
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}

type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string };

const attributesOf = (text: string) =>
  new Map([...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]));

/**
 * Parses a document of elements, attributes and text, which is all that the site writes, and returns its root.
 * @throws Error if it is not well-formed
 */
export function parseXml(document: string): XmlElement {
  if (NO_CHARACTER.test(document)) throw new Error('a character that XML does not allow');
  const declared = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(document)?.[0];
  if (declared === undefined) throw new Error('no declaration');
  const top: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  for (let at = declared.length; at < document.length; ) {
    TEXT.lastIndex = TAG.lastIndex = at;
    const here = open.at(-1) ?? top;
    const text = TEXT.exec(document)?.[0];
    const [tag = '', slash = '', name = '', attributes = '', empty = ''] = text ? [] : (TAG.exec(document) ?? []);
    if (text) here.text += decoded(text);
    else if (tag === '') throw new Error(`no tag: ${document.slice(at, at + 80)}`);
    else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another`);
    } else {
      const child = { name, attributes: attributesOf(attributes), children: [], text: '' };
      here.children.push(child);
      if (!empty) open.push(child);
    }
    at += (text ?? tag).length;
  }
  const [root] = top.children;
  if (root === undefined || open.length !== 1 || top.children.length !== 1) throw new Error('not one root element');
  return root;
}

/** The text of the first child with this name, or undefined if there is none. */
export const childText = (element: XmlElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text;
