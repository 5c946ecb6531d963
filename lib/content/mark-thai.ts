import type { ElementContent, Root, RootContent } from 'hast';

/** Thai letters, vowels and digits, with spaces between; the sign of the baht is of both languages. */
const THAI_RUN = /([\u0e01-\u0e3a\u0e40-\u0e5b]+(?: [\u0e01-\u0e3a\u0e40-\u0e5b]+)*)/;

function marked(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(marked) }];
  if (node.type !== 'text' || !THAI_RUN.test(node.value)) return [node];
  // Split by a pattern in brackets: every second part is what it found.
  return node.value.split(THAI_RUN).flatMap((value, index): ElementContent[] => {
    const text = { type: 'text', value } as const;
    if (value === '') return [];
    return index % 2 === 1
      ? [{ type: 'element', tagName: 'span', properties: { lang: 'th' }, children: [text] }]
      : [text];
  });
}

const markedAtTop = (node: RootContent): RootContent[] => (node.type === 'doctype' ? [node] : marked(node));

/** A text of another language, its Thai words marked as such, so that they are read out as Thai (WCAG 3.1.2). */
export const markThai = (tree: Root): Root => ({ ...tree, children: tree.children.flatMap(markedAtTop) });
