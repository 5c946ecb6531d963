import { type MarkdownElement, type MarkdownNode, parseMarkdown, textOf } from './markdown';

export type Heading = { readonly id: string; readonly text: string };

/** The ids of the page around an article. */
const TAKEN = ['author', 'author-heading', 'content', 'more', 'related', 'site-header', 'sources'];

/** Thai letters, vowels and tone marks stay, so that the address is readable and stable. */
const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part';

const isHeading = (node: MarkdownNode): node is MarkdownElement =>
  typeof node !== 'string' && /^h[1-6]$/.test(node.tag);

const textIn = (heading: MarkdownElement): string => textOf(heading).replace(/\s+/g, ' ').trim();

/** Gives each heading an id, which is unique on the page of an article. */
export function withHeadingIds(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const taken = new Set(TAKEN);
  return nodes.map((node) => {
    if (!isHeading(node) || 'id' in node.attributes) return node;
    const slug = slugOf(textIn(node));
    let id = slug;
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return { ...node, attributes: { ...node.attributes, id } };
  });
}

/** The headings of a text's main parts, in order. */
export const headingsOf = (markdown: string): Heading[] =>
  withHeadingIds(parseMarkdown(markdown, { heading: '', back: () => '' })).flatMap((node) => {
    if (!isHeading(node) || !['h1', 'h2'].includes(node.tag)) return [];
    const { id } = node.attributes;
    return typeof id === 'string' && id !== 'footnote-label' ? [{ id, text: textIn(node) }] : [];
  });
