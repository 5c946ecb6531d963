import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize).freeze();

/** CommonMark with tables as a sanitised tree; raw HTML and script addresses do not get through. */
export function parseMarkdown(text: string): Root {
  return processor.runSync(processor.parse(text));
}
