import type { Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** As the default, with numbers to dial among the addresses. */
const ALLOWED = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** One `~` stands in a range of prices, and strikes nothing out. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype)
  .use(rehypeSanitize, ALLOWED)
  .freeze();

/** CommonMark with tables as a sanitised tree; raw HTML and script addresses do not get through. */
export function parseMarkdown(text: string): Root {
  return processor.runSync(processor.parse(text));
}
