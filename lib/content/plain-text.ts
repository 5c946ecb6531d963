import type { Nodes } from 'hast';
import { parseMarkdown } from './markdown';

/** The text of footnotes counts; what leads to it has no words. An empty heading would be the parser's own, in English. */
const NO_FOOTNOTE_WORDS = { heading: ' ', back: () => '' };

/** What begins on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'blockquote', 'pre']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (!('children' in node)) return '';
  const inside = node.children.map(textOf).join('');
  if (node.type !== 'element') return inside;
  if (node.properties.dataFootnoteBackref !== undefined || node.properties.dataFootnoteRef !== undefined) return '';
  if (CELLS.has(node.tagName)) return `${inside} `;
  return BLOCKS.has(node.tagName) ? `\n${inside}\n` : inside;
}

/** The words of Markdown without its signs, each paragraph, heading and point on a line of its own. */
export function plainText(markdown: string): string {
  const lines = textOf(parseMarkdown(markdown, NO_FOOTNOTE_WORDS)).split('\n');
  return lines.flatMap((line) => line.replace(/ +/g, ' ').trim() || []).join('\n');
}
