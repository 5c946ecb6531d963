/** A line break inside a text: the texts of its block before and after it, and whether it replaces a space. */
export type LineBreak = { readonly before: string; readonly after: string; readonly isSpaced: boolean };

/** Runs in the page. Finds the breaks that the browser chose, so without those of `<br>` and of typed lines. */
export function breaksInPage(): LineBreak[] {
  type Letter = { readonly text: string; readonly left: number; readonly top: number; readonly height: number };
  const CONTEXT = 60;
  const clusters = new Intl.Segmenter('th');
  const range = document.createRange();
  /** Runs of letters by the block that lays them out. An element that is not inline separates runs. */
  const runs = new Map<Element, Letter[][]>();

  const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display);
  const blockOf = (element: Element): Element =>
    isInline(element) && element.parentElement !== null ? blockOf(element.parentElement) : element;
  const runsOf = (block: Element) => {
    const found = runs.get(block) ?? [[]];
    runs.set(block, found);
    return found;
  };

  function addText(node: Text, element: Element): void {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only') !== null) return;
    const keepsLines = getComputedStyle(element).whiteSpace.startsWith('pre');
    const own = runsOf(blockOf(element));
    for (const { segment, index } of clusters.segment(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const [rect] = range.getClientRects();
      if (keepsLines && segment.includes('\n')) own.push([]);
      else if (/\s/.test(segment)) own.at(-1)?.push({ text: ' ', left: 0, top: 0, height: 0 });
      else if (segment !== '\u00ad' && rect !== undefined && rect.width > 0)
        own.at(-1)?.push({ text: segment, left: rect.left, top: rect.top, height: rect.height });
    }
  }

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (node instanceof Text && parent !== null) addText(node, parent);
    else if (node instanceof Element && parent !== null && (node.localName === 'br' || !isInline(node)))
      runsOf(blockOf(parent)).push([]);
  }

  const textOf = (letters: readonly Letter[]) =>
    letters
      .map(({ text }) => text)
      .join('')
      .replace(/ +/g, ' ')
      .trim();

  return [...runs.values()].flat().flatMap((run) => {
    let last: Letter | undefined;
    return run.flatMap((letter, index): LineBreak[] => {
      if (letter.text === ' ') return [];
      const previous = last;
      last = letter;
      const isNext =
        previous !== undefined && letter.left <= previous.left && letter.top > previous.top + previous.height / 2;
      if (!isNext) return [];
      const before = textOf(run.slice(Math.max(0, index - CONTEXT), index));
      return [{ before, after: textOf(run.slice(index, index + CONTEXT)), isSpaced: run[index - 1]?.text === ' ' }];
    });
  });
}
