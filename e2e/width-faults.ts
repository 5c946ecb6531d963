import type { Page } from '@playwright/test';

/** Runs in the page. Finds text that overflows the viewport or its box, or that is cut off without an ellipsis. */
function faultsInPage(): string[] {
  const SLACK = 1.5;
  const root = document.documentElement;
  const faults = new Set<string>();
  const excess = root.scrollWidth - root.clientWidth;
  if (excess > 0) faults.add(`the page is ${excess} px wider than the viewport`);

  const nameOf = (element: Element) =>
    `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 80)}">`;
  const isDrawn = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderLeftWidth) > 0;

  /**
   * The boxes that must hold a text: its block, ancestors with a border or background, and the viewport or a scroller.
   */
  const boxesAround = (start: Element) => {
    const boxes: { element: Element; why: string }[] = [];
    let hasBlock = false;
    for (
      let element: Element | null = start;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const style = getComputedStyle(element);
      if (style.display === 'contents' || style.display === 'inline') continue;
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') return [];
      if (!hasBlock) boxes.push({ element, why: 'leaves its block' });
      else if (style.overflowX === 'hidden' || style.overflowX === 'clip')
        boxes.push({ element, why: 'is cut off by' });
      else if (isDrawn(style)) boxes.push({ element, why: 'leaves' });
      hasBlock = true;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return boxes;
    }
    return [...boxes, { element: root, why: 'leaves the viewport' }];
  };

  // `clip-path` hides what is for screen readers only.
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) ||
    element.closest('.sr-only, [inert]') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)';

  const isOutside = (rect: DOMRect, box: DOMRect) => rect.right <= box.left + SLACK || rect.left >= box.right - SLACK;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement === null || !/\S/.test(text.textContent ?? '') || isHidden(parentElement)) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(
      ({ width, height, right }) => width > 1 && height > 1 && right > 0,
    );
    const boxes = boxesAround(parentElement).map((box) => ({ ...box, at: box.element.getBoundingClientRect() }));
    // The text is on a hidden slide of a carousel.
    const isElsewhere = boxes.some(
      ({ why, at }) => why === 'is cut off by' && rects.every((rect) => isOutside(rect, at)),
    );
    for (const { element, why, at: box } of isElsewhere ? [] : boxes) {
      const by = Math.max(...rects.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
      if (by > SLACK)
        faults.add(
          `${nameOf(parentElement)} ${why} ${nameOf(element)} by ${Math.round(by)} px: ${text.textContent?.slice(0, 30)}`,
        );
    }
  }
  return [...faults];
}

/** Runs in the page. Finds cards that grow with their text; cards of the embedded content are at most 590 px high. */
const highCardsInPage = (): string[] =>
  [...document.querySelectorAll('.card')]
    .map((card) => Math.round(card.getBoundingClientRect().height))
    .filter((height) => height > 720)
    .map((height) => `a card is ${height} px high`);

/** The layout faults of a page at the current viewport size; empty if there are none. */
export const widthFaults = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(faultsInPage)),
  ...(await page.evaluate(highCardsInPage)),
];
