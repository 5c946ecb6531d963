import type { MarkdownNode } from './markdown';

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
