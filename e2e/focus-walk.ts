import type { Page } from '@playwright/test';

/** Runs in the page: what is wrong with where the focus is; null at the end of the page. */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const named = (fault: string) => `${fault}: ${focused.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`;
  const isSeen = (box: DOMRect) => box.width > 1 && box.height > 1;
  const isShown = (element: HTMLElement) =>
    isSeen(element.getBoundingClientRect()) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // What is drawn by another, a box by its label or a slider by its handle, is where that is.
  const drawnBy = focused instanceof HTMLInputElement ? (focused.closest('label') ?? focused.parentElement) : null;
  const shown = isShown(focused) ? focused : drawnBy;
  if (shown === null || !isShown(shown)) return named('not visible');

  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const points = parts.flatMap((x) => parts.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
  // What takes no presses, such as an arrow at the end of a row, lets what is behind it be hit.
  const whole = getComputedStyle(shown).pointerEvents === 'none' ? shown.parentElement : shown;
  const isUncovered = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (whole?.contains(hit) || hit.contains(shown));
  });
  if (!isUncovered) return named('covered or out of sight');

  const rings = [focused, shown, ...shown.querySelectorAll('*')];
  for (let outer = shown.parentElement; outer && rings.length < 60; outer = outer.parentElement) rings.push(outer);
  const hasRing = rings.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing ? '' : named('no ring');
}

/** Far more than any page has. */
const MOST_STOPS = 400;

/** What comes by a transition would be on its way still when it is looked at. */
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Goes through a page by the tab key from its beginning: the stops, and what is wrong with them. */
export async function walkByTab(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  await page.addStyleTag({ content: STILL });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(lookAtFocus);
    if (fault === null) return { stops, faults };
    if (fault !== '') faults.push(fault);
  }
  return { stops: MOST_STOPS, faults: [...faults, `the page does not end after ${MOST_STOPS} stops`] };
}
