const FENCE = /^ *```[\s\S]*?^ *```/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^()\s]+)\)/g;
const NPM_RUN = /npm run (?:--silent )?([\w:-]+)/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

export const codeSpans = (markdown: string): string[] => firstGroups(markdown.replace(FENCE, ''), CODE_SPAN);

/** The links to files of this repository, without fragments. Skips links in code spans, which are examples. */
export const linkedFiles = (markdown: string): string[] =>
  firstGroups(markdown.replace(FENCE, '').replace(CODE_SPAN, ''), LINK)
    .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
    .map((link) => link.replace(/#.*$/, ''));

export const scriptsRun = (markdown: string): string[] => firstGroups(markdown, NPM_RUN);

/** The rows of all tables as lists of cells, without the header rows. */
export const tableRows = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter(
      (line, at, lines) => line.startsWith('|') && !/^\| *:?-/.test(line) && !/^\| *:?-/.test(lines[at + 1] ?? ''),
    )
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
