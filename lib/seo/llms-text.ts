import { breakable } from '../i18n/line-breaks';

/** URLs are absolute. */
export type LlmsLink = { readonly name: string; readonly url: string; readonly text?: string | undefined };
export type LlmsSection = { readonly title: string; readonly links: readonly LlmsLink[] };

const onOneLine = (text: string) => breakable(text).replace(/\s+/g, ' ').trim();

const linkText = ({ name, url, text }: LlmsLink) =>
  `- [${onOneLine(name).replace(/[[\]\\]/g, '\\$&')}](${url})${text ? `: ${onOneLine(text)}` : ''}`;

const sectionText = ({ title, links }: LlmsSection) => `## ${onOneLine(title)}\n\n${links.map(linkText).join('\n')}`;

/** A Markdown description of the site for language models (llmstxt.org). */
export function llmsText(
  site: { readonly name: string; readonly summary: string; readonly notes: readonly string[] },
  sections: readonly LlmsSection[],
): string {
  const head = [`# ${onOneLine(site.name)}`, `> ${onOneLine(site.summary)}`, ...site.notes.map(onOneLine)];
  return `${[...head, ...sections.map(sectionText)].join('\n\n')}\n`;
}
