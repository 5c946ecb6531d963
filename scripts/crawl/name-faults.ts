import { type Fault, faultAt } from './fault';
import { attribute, closest, elementsIn, named, type PageElement, type PageTree, textIn } from './page-tree';

const NAMING = ['aria-label', 'alt', 'title'];

const isNamed = (element: PageElement, ids: ReadonlyMap<string, PageElement>): boolean => {
  const labels = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/);
  return (
    textIn(element) !== '' ||
    [element, ...elementsIn(element)].some((each) => NAMING.some((name) => attribute(each, name)?.trim())) ||
    labels.some((id) => textIn(ids.get(id) ?? element) !== '')
  );
};

const REFERRING = ['aria-labelledby', 'aria-describedby', 'for'];

/** Whether a cell is in the head of a table, where cells may be empty. */
const isHead = (cell: PageElement) => closest(cell, ({ tagName }) => tagName === 'thead') !== undefined;

const emptyCells = (tree: PageTree) =>
  named(tree, 'td', 'dd', 'dt')
    .filter((cell) => textIn(cell) === '' && !isHead(cell) && named(cell, 'img', 'svg', 'input').length === 0)
    .map((cell) => faultAt('empty cell', cell, ''));

/** Reports links, buttons and cells without text, duplicate ids, and references to missing ids. */
export function nameFaults(tree: PageTree): Fault[] {
  const ids = new Map<string, PageElement>();
  const faults: Fault[] = [];
  for (const element of elementsIn(tree)) {
    const id = attribute(element, 'id');
    if (id === undefined) continue;
    if (ids.has(id)) faults.push(faultAt('id twice', element, id));
    ids.set(id, element);
  }
  for (const element of named(tree, 'a', 'button', 'summary')) {
    const isSeen = closest(element, (each) => attribute(each, 'aria-hidden') === 'true') === undefined;
    if (isSeen && !isNamed(element, ids)) faults.push(faultAt(`empty ${element.tagName}`, element, ''));
  }
  for (const element of elementsIn(tree)) {
    for (const name of REFERRING) {
      const wanted = attribute(element, name)?.split(/\s+/).filter(Boolean) ?? [];
      for (const id of wanted) if (!ids.has(id)) faults.push(faultAt(`${name} of nothing`, element, id));
    }
  }
  return [...faults, ...emptyCells(tree)];
}
