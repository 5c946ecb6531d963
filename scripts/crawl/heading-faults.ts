import { type Fault, faultAt } from './fault';
import { named, type PageTree, textIn } from './page-tree';

/** Reports a missing or second h1, skipped heading levels and empty headings. */
export function headingFaults(tree: PageTree): Fault[] {
  const headings = named(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const level = (at: number) => Number(headings[at]?.tagName[1] ?? 0);
  const firsts = headings.filter(({ tagName }) => tagName === 'h1');
  return [
    ...(firsts.length === 1 ? [] : [{ rule: 'one h1', at: 'body', found: `${firsts.length}: ${firsts.map(textIn)}` }]),
    ...headings.filter((heading) => textIn(heading) === '').map((heading) => faultAt('empty heading', heading, '')),
    ...headings.flatMap((heading, at) =>
      at > 0 && level(at) > level(at - 1) + 1
        ? [faultAt('heading jumps', heading, `h${level(at - 1)} to h${level(at)}: ${textIn(heading)}`)]
        : [],
    ),
  ];
}
