import type { CDPSession, Page } from '@playwright/test';

type Walk = { stops: number; faults: string[]; first: string | null; isOver: boolean };

declare global {
  interface Window {
    walk: Walk;
    lookAtFocus: () => string | null;
  }
}

/** Runs in the page. Returns the fault of the focused element, '' if it has none, or null at the end of the page. */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const named = (fault: string) => `${fault}: ${focused.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`;
  const isSeen = (box: DOMRect) => box.width > 1 && box.height > 1;
  const isShown = (element: HTMLElement) =>
    isSeen(element.getBoundingClientRect()) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Another element may draw a control: a label its checkbox, a handle its slider. Then that element counts.
  const drawnBy = focused instanceof HTMLInputElement ? (focused.closest('label') ?? focused.parentElement) : null;
  const shown = isShown(focused) ? focused : drawnBy;
  if (shown === null || !isShown(shown)) return named('not visible');

  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const points = parts.flatMap((x) => parts.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
  // An element without pointer events, such as an arrow at the end of a row, passes hits to the element behind it.
  const whole = getComputedStyle(shown).pointerEvents === 'none' ? shown.parentElement : shown;
  const isUncovered = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (whole?.contains(hit) || hit.contains(shown));
  });
  if (!isUncovered) return named('covered or outside the viewport');

  const rings = [focused, shown, ...shown.querySelectorAll('*')];
  for (let outer = shown.parentElement; outer && rings.length < 60; outer = outer.parentElement) rings.push(outer);
  const hasRing = rings.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing ? '' : named('no ring');
}

/** Runs in the page. Checks the focus each time the tab key is released. */
function recordWalk(): void {
  const walk: Walk = { stops: 0, faults: [], first: null, isOver: false };
  window.walk = walk;
  const look = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || walk.isOver) return;
    const fault = window.lookAtFocus();
    if (fault === null) {
      walk.isOver = true;
      window.removeEventListener('keyup', look, true);
      return;
    }
    walk.stops += 1;
    walk.first ??= document.activeElement?.getAttribute('href') ?? '';
    if (fault !== '') walk.faults.push(fault);
  };
  window.addEventListener('keyup', look, true);
}

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses the tab key several times, without waiting for the page in between. */
async function pressTab(devtools: CDPSession, times: number): Promise<void> {
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => devtools.send('Input.dispatchKeyEvent', { type, ...TAB })));
}

/** More stops than any page has. */
const MAX_STOPS = 400;
const AT_ONCE = 20;

/** Disables transitions and animations, because the focus is checked before they would end. */
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/**
 * Moves the focus through a page with the tab key. Returns the number of stops, the href of the first, and the faults.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.addStyleTag({ content: STILL });
  await page.evaluate(`window.lookAtFocus = ${lookAtFocus}`);
  await page.evaluate(recordWalk);
  const devtools = await page.context().newCDPSession(page);
  for (let pressed = 0; pressed < MAX_STOPS; pressed += AT_ONCE) {
    await pressTab(devtools, AT_ONCE);
    const walk = await page.evaluate(() => window.walk);
    if (walk.isOver) return walk;
  }
  const walk = await page.evaluate(() => window.walk);
  return { ...walk, faults: [...walk.faults, `the focus does not leave the page after ${MAX_STOPS} stops`] };
}
