import type { Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** As the default, with numbers to dial among the addresses. Ids are only those of footnotes, which have their prefix. */
const ALLOWED = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** One `~` stands in a range of prices, and strikes nothing out. */
const reader = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** What footnotes are called, and what the way back to the nth of them is. */
export type FootnoteWords = { readonly heading: string; readonly back: (number: number) => string };

/** CommonMark with tables and footnotes as a sanitised tree; raw HTML and script addresses do not get through. */
export function parseMarkdown(text: string, { heading, back }: FootnoteWords): Root {
  return reader()
    .use(remarkRehype, {
      footnoteLabel: heading,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => back(index + 1),
    })
    .use(rehypeSanitize, ALLOWED)
    .runSync(reader.parse(text));
}
