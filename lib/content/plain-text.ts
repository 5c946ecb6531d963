import { type MarkdownNode, parseMarkdown } from './markdown';

/** Includes the text of footnotes, but no words for their heading and links. */
const NO_FOOTNOTE_WORDS = { heading: '', back: () => '' };

/** Elements that begin a new line. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'blockquote', 'pre']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

function textOf(node: MarkdownNode): string {
  if (typeof node === 'string') return node.replaceAll('\n', ' ');
  if ('data-footnote-ref' in node.attributes || 'data-footnote-backref' in node.attributes) return '';
  const inside = node.children.map(textOf).join('');
  if (CELLS.has(node.tag)) return `${inside} `;
  return BLOCKS.has(node.tag) ? `\n${inside}\n` : inside;
}

/** The text of Markdown without its syntax, with each paragraph, heading and list item on its own line. */
export function plainText(markdown: string): string {
  const lines = parseMarkdown(markdown, NO_FOOTNOTE_WORDS).map(textOf).join('').split('\n');
  return lines.flatMap((line) => line.replace(/ +/g, ' ').trim() || []).join('\n');
}
