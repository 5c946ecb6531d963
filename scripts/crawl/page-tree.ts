import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;
export type PageTree = DefaultTreeAdapterTypes.Document;
export type PageText = { readonly text: string; readonly element: PageElement };

/** Parses a page like a browser without JavaScript, so that the content of `noscript` is included. */
export const readTree = (html: string): PageTree => parse(html, { scriptingEnabled: false });

const isElement = (node: Node): node is PageElement => 'tagName' in node;

function collectElements(node: PageTree | PageElement, into: PageElement[]): PageElement[] {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    into.push(child);
    collectElements(child, into);
  }
  return into;
}

export const elementsIn = (node: PageTree | PageElement): readonly PageElement[] => collectElements(node, []);

export const elementsNamed = (node: PageTree | PageElement, ...names: readonly string[]): PageElement[] =>
  elementsIn(node).filter(({ tagName }) => names.includes(tagName));

export const attribute = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

const WORDLESS = new Set(['script', 'style', 'template']);

function collectTexts(node: PageTree | PageElement, into: PageText[]): PageText[] {
  for (const child of node.childNodes) {
    if (isElement(child)) {
      if (!WORDLESS.has(child.tagName)) collectTexts(child, into);
    } else if ('value' in child && isElement(node) && child.value.trim() !== '') {
      into.push({ text: child.value.trim(), element: node });
    }
  }
  return into;
}

export const textsIn = (node: PageTree | PageElement): readonly PageText[] => collectTexts(node, []);

/** Thai words have soft hyphens where a line may break. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u00ad', '');

export const textIn = (element: PageElement): string =>
  withoutBreaks(
    textsIn(element)
      .map(({ text }) => text)
      .join(' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

export function closest(element: PageElement, passes: (element: PageElement) => boolean): PageElement | undefined {
  let at: Node | null | undefined = element;
  while (at && isElement(at)) {
    if (passes(at)) return at;
    at = at.parentNode;
  }
  return undefined;
}

/** The position of an element for reports: `main > section#facts > dl > dd`. */
export function placeOf(element: PageElement): string {
  const steps: string[] = [];
  closest(element, (each) => {
    const id = attribute(each, 'id');
    steps.unshift(id ? `${each.tagName}#${id}` : each.tagName);
    return id !== undefined || each.tagName === 'body';
  });
  return steps.slice(-4).join(' > ');
}

export type Fault = { readonly rule: string; readonly at: string; readonly found: string };

export const faultAt = (rule: string, element: PageElement, found: string): Fault => ({
  rule,
  at: placeOf(element),
  found: found.slice(0, 120),
});
