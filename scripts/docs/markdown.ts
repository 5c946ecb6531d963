const FENCE = /^ *```[\s\S]*?^ *```/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^()\s]+)\)/g;
const NPM_RUN = /npm run (?:--silent )?([\w:-]+)/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** What stands between backticks, outside of fenced blocks. */
export const codeSpans = (markdown: string): string[] => firstGroups(markdown.replace(FENCE, ''), CODE_SPAN);

/** The links into this repository, without what follows `#`. A link between backticks is an example. */
export const linkedFiles = (markdown: string): string[] =>
  firstGroups(markdown.replace(FENCE, '').replace(CODE_SPAN, ''), LINK)
    .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
    .map((link) => link.replace(/#.*$/, ''));

/** The scripts that are run by `npm run`, also in fenced blocks. */
export const scriptsRun = (markdown: string): string[] => firstGroups(markdown, NPM_RUN);

/** The cells of the rows of all tables, without their heads. */
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
