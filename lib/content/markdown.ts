import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

type Style = { readonly textAlign: 'left' | 'center' | 'right' };

/** An HTML element. Its attributes have React's names. */
export type MarkdownElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | Style>>;
  readonly children: readonly MarkdownNode[];
};

export type MarkdownNode = string | MarkdownElement;

export type FootnoteLabels = { readonly heading: string; readonly back: (number: number) => string };

/** The most levels of nested elements. Browsers and recursive functions can handle some hundreds. */
const MAX_DEPTH = 100;

const reader = MarkdownIt('default', { html: true, linkify: true, maxNesting: MAX_DEPTH })
  .use(footnotes)
  .disable('footnote_inline');
reader.linkify.set({ fuzzyLink: false });
// `addressIn` decides instead: it drops a refused address and keeps the words of the link.
reader.validateLink = () => true;

const SCHEMES = { href: /^(https?|mailto|tel):/i, src: /^https?:/i } as const;

function addressIn(token: Token, name: 'href' | 'src'): Record<string, string> {
  const address = String(token.attrGet(name) ?? '');
  const hasScheme = /^[^/?#]*:/.test(address);
  return address !== '' && (!hasScheme || SCHEMES[name].test(address)) ? { [name]: address } : {};
}

function titleOf(token: Token): Record<string, string> {
  const title = token.attrGet('title');
  return title === null ? {} : { title: String(title) };
}

const element = (
  tag: string,
  attributes: MarkdownElement['attributes'] = {},
  children: readonly MarkdownNode[] = [],
): MarkdownElement => ({ tag, attributes, children });

function alignment(token: Token): MarkdownElement['attributes'] {
  const side = (['left', 'center', 'right'] as const).find((each) => token.attrGet('style') === `text-align:${each}`);
  return side === undefined ? {} : { style: { textAlign: side } };
}

function attributesOf(token: Token): MarkdownElement['attributes'] {
  switch (token.type) {
    case 'link_open':
      return { ...addressIn(token, 'href'), ...titleOf(token) };
    case 'ordered_list_open': {
      const start = token.attrGet('start');
      return start === null ? {} : { start: Number(start) };
    }
    case 'th_open':
    case 'td_open':
      return alignment(token);
    case 'footnote_open':
      return { id: `user-content-fn-${footnoteOf(token).number}` };
    default:
      return {};
  }
}

/** The number of a token's footnote, from 1, and the suffix of its mention: empty for the first, then `-2`. */
function footnoteOf({ meta }: Token): { readonly number: number; readonly mention: string } {
  const mention = Number(meta?.subId ?? 0) + 1;
  return { number: Number(meta?.id ?? 0) + 1, mention: mention === 1 ? '' : `-${mention}` };
}

function leavesOf(token: Token, { back }: FootnoteLabels): readonly MarkdownNode[] {
  const { number, mention } = footnoteOf(token);
  switch (token.type) {
    case 'text':
      return [token.content];
    case 'softbreak':
      return ['\n'];
    case 'hardbreak':
    case 'hr':
      return [element(token.tag)];
    case 'code_inline':
      return [element('code', {}, [token.content])];
    case 'fence':
    case 'code_block':
      return [element('pre', {}, [element('code', {}, [token.content])])];
    case 'image': {
      const alt = reader.renderer.renderInlineAsText(token.children ?? [], reader.options, {});
      return [element('img', { ...addressIn(token, 'src'), alt, ...titleOf(token) })];
    }
    case 'footnote_ref': {
      const attributes = { href: `#user-content-fn-${number}`, id: `user-content-fnref-${number}${mention}` };
      const link = element('a', { ...attributes, 'data-footnote-ref': '', 'aria-describedby': 'footnote-label' }, [
        `${number}`,
      ]);
      return [element('sup', {}, [link])];
    }
    case 'footnote_anchor': {
      const attributes = { href: `#user-content-fnref-${number}${mention}`, 'aria-label': back(number) };
      return [' ', element('a', { ...attributes, 'data-footnote-backref': '' }, [`↩${mention}`])];
    }
    default:
      // Raw HTML is dropped. The text between its tags arrives as separate tokens.
      return [];
  }
}

function treeOf(tokens: readonly Token[], labels: FootnoteLabels): MarkdownNode[] | null {
  const root: MarkdownNode[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.hidden) continue;
    const parent = open.at(-1) ?? root;
    if (token.nesting === -1) open.pop();
    else if (token.nesting === 0) parent.push(...leavesOf(token, labels));
    else {
      const isNotes = token.type === 'footnote_block_open';
      if (isNotes) parent.push(element('h2', { id: 'footnote-label' }, [labels.heading]));
      const tag = isNotes ? 'ol' : token.tag || 'li';
      const children: MarkdownNode[] = [];
      parent.push(element(tag, attributesOf(token), children));
      open.push(children);
      if (open.length > MAX_DEPTH) return null;
    }
  }
  return root;
}

function readMarkdown(text: string, labels: FootnoteLabels): MarkdownNode[] | null {
  const tokens = reader.parse(text, {});
  return treeOf(
    tokens.flatMap((token) => (token.type === 'inline' ? (token.children ?? []) : [token])),
    labels,
  );
}

/** CommonMark with tables and footnotes as safe elements, without raw HTML. As typed if it is nested too deeply. */
export const parseMarkdown = (text: string, labels: FootnoteLabels): MarkdownNode[] =>
  readMarkdown(text, labels) ?? text.split(/\n{2,}/).map((paragraph) => element('p', {}, [paragraph]));

export const isTooDeep = (text: string): boolean => readMarkdown(text, { heading: '', back: () => '' }) === null;

/** Thai letters, vowels and digits, with spaces between. Excludes the baht sign, which both languages use. */
const THAI_RUN = /([\u0e01-\u0e3a\u0e40-\u0e5b]+(?: [\u0e01-\u0e3a\u0e40-\u0e5b]+)*)/;

/** Marks Thai words in a text of another language, so that screen readers pronounce them as Thai (WCAG 3.1.2). */
export function markThai(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if (typeof node !== 'string') return [{ ...node, children: markThai(node.children) }];
    // The pattern has a capturing group, so every second part is a match.
    return node.split(THAI_RUN).flatMap((text, index): MarkdownNode[] => {
      if (text === '') return [];
      return index % 2 === 1 ? [{ tag: 'span', attributes: { lang: 'th' }, children: [text] }] : [text];
    });
  });
}

const NO_FOOTNOTE_WORDS = { heading: '', back: () => '' };

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'blockquote', 'pre']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

export function textOf(node: MarkdownNode): string {
  if (typeof node === 'string') return node.replaceAll('\n', ' ');
  if ('data-footnote-ref' in node.attributes || 'data-footnote-backref' in node.attributes) return '';
  const inside = node.children.map(textOf).join('');
  if (CELLS.has(node.tag)) return `${inside} `;
  return BLOCKS.has(node.tag) ? `\n${inside}\n` : inside;
}

export function plainText(markdown: string): string {
  const lines = parseMarkdown(markdown, NO_FOOTNOTE_WORDS).map(textOf).join('').split('\n');
  return lines.flatMap((line) => line.replace(/ +/g, ' ').trim() || []).join('\n');
}

/** The text of the first paragraph. Headings, lists and tables are no paragraphs. */
export function firstParagraph(markdown: string): string {
  const nodes = parseMarkdown(markdown, NO_FOOTNOTE_WORDS);
  const paragraphs = nodes.filter((node) => typeof node !== 'string' && node.tag === 'p');
  return paragraphs.map((paragraph) => textOf(paragraph).replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}
