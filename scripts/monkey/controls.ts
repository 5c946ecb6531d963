import type { ElementHandle, Page } from '@playwright/test';
import type { Chance } from './chance';

const PRESSABLE = 'a[href], button, summary, label, input, select, [role=button], [role=option], [role=tab], canvas';
const WRITABLE = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select';

/** A handle to the list of visible controls in the page, or in its dialog if one is open. */
const visible = (page: Page, selector: string) =>
  page.evaluateHandle((wanted) => {
    const modal = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
    const room = modal?.checkVisibility() ? modal : document;
    return [...room.querySelectorAll<HTMLElement>(wanted)].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // Links that another program opens, and links to feeds.
      const isAway =
        control instanceof HTMLAnchorElement &&
        (!/^https?:$/.test(control.protocol) || control.type.includes('xml') || control.pathname.includes('/feeds/'));
      return width > 1 && height > 1 && !isAway && control.checkVisibility({ visibilityProperty: true });
    });
  }, selector);

export type Control = { handle: ElementHandle<Element>; name: string };

async function pickOne(page: Page, chance: Chance, selector: string): Promise<Control | null> {
  const list = await visible(page, selector);
  const length = await list.evaluate((controls) => controls.length);
  if (length === 0) return null;
  const at = chance.below(length);
  const handle = (await list.evaluateHandle((controls, index) => controls[index], at)).asElement();
  await list.dispose();
  if (handle === null) return null;
  const name = await handle.evaluate((control) => {
    const words = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '';
    return `${control.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 50)}” ${control.getAttribute('href') ?? ''}`;
  });
  return { handle, name: name.trimEnd() };
}

export const pickPressable = (page: Page, chance: Chance) => pickOne(page, chance, PRESSABLE);
export const pickWritable = (page: Page, chance: Chance) => pickOne(page, chance, WRITABLE);

/** Clicks the middle of a control, even if another element covers it, like a finger. */
export async function press(page: Page, { handle }: Control): Promise<void> {
  await handle.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  const box = await handle.boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
