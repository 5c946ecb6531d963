import type { BrowserContext, Page } from '@playwright/test';
import type { Chance } from './chance';
import { pickPressable, pickWritable, press } from './controls';
import type { Watch } from './watch';
import { wildWords } from './wild-words';

export type Place = { page: Page; context: BrowserContext; chance: Chance; watch: Watch; url: string };

type Action = { weight: number; name: string; act: (place: Place) => Promise<string> };

const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowRight', 'Home', 'PageDown'];

const WIDTHS = [320, 390, 820, 1_024, 1_440];

const ADDRESSES = ['', '/search', '/search?view=map', '/properties/2', '/listings/rm-1001', '/compare', '/our-team'];

async function pressAny({ page, chance }: Place): Promise<string> {
  const control = await pickPressable(page, chance);
  if (control === null) return 'nothing';
  await press(page, control);
  return control.name;
}

async function write({ page, chance }: Place): Promise<string> {
  const control = await pickWritable(page, chance);
  if (control === null) return 'nothing';
  const { handle, name } = control;
  const options = await handle.evaluate((field) =>
    field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : [],
  );
  if (options.length > 0) {
    const value = chance.pick(options);
    await handle.selectOption(value, { timeout: 1_000 }).catch(() => undefined);
    return `${name}: ${value}`;
  }
  const words = wildWords(chance);
  await press(page, control);
  await page.keyboard.insertText(words);
  if (chance.happens(0.4)) await page.keyboard.press('Enter');
  return `${name}: ${JSON.stringify(words)}`;
}

async function pressKeys({ page, chance }: Place): Promise<string> {
  const keys = Array.from({ length: 1 + chance.below(5) }, () => chance.pick(KEYS));
  for (const key of keys) await page.keyboard.press(key);
  return keys.join(' ');
}

async function resize({ page, chance }: Place): Promise<string> {
  const width = chance.pick(WIDTHS);
  await page.setViewportSize({ width, height: chance.pick([500, 844, 900]) });
  return String(width);
}

async function loseConnection(place: Place): Promise<string> {
  const { context, watch } = place;
  watch.isOffline = true;
  await context.setOffline(true);
  const pressed = await pressAny(place);
  await place.page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200))).catch(() => undefined);
  await context.setOffline(false);
  return pressed;
}

async function goSomewhere({ page, chance, watch, url }: Place): Promise<string> {
  const locale = chance.pick(['en-us', 'th-th']);
  const isWild = chance.happens(0.3);
  watch.mayBeMissing = isWild;
  const path = isWild ? `/search?q=${encodeURIComponent(wildWords(chance).toWellFormed())}` : chance.pick(ADDRESSES);
  await page.goto(`${url}/${locale}${path}`, { waitUntil: 'commit' });
  return `/${locale}${path}`;
}

/** Goes back unless this is the first page, because before it the tab was empty. */
async function goBack({ page }: Place): Promise<string> {
  await page.evaluate(() => 'navigation' in window && window.navigation.canGoBack && history.back());
  return '';
}

async function otherLanguage({ page }: Place): Promise<string> {
  await page.locator('header a[hreflang]').first().click({ timeout: 1_000, force: true });
  return '';
}

/** The actions, with their relative frequency. */
export const ACTIONS: readonly Action[] = [
  { weight: 55, name: 'press', act: pressAny },
  { weight: 12, name: 'write', act: write },
  { weight: 9, name: 'keys', act: pressKeys },
  { weight: 4, name: 'back', act: goBack },
  { weight: 2, name: 'forward', act: ({ page }) => page.evaluate(() => history.forward()).then(() => '') },
  { weight: 3, name: 'reload', act: ({ page }) => page.reload({ waitUntil: 'commit' }).then(() => '') },
  {
    weight: 4,
    name: 'scroll',
    act: ({ page, chance }) => page.mouse.wheel(0, chance.below(3_000) - 800).then(() => ''),
  },
  { weight: 3, name: 'resize', act: resize },
  {
    weight: 1,
    name: 'system colours',
    act: async ({ page, chance }) => {
      const colorScheme = chance.pick(['light', 'dark'] as const);
      await page.emulateMedia({ colorScheme });
      return colorScheme;
    },
  },
  { weight: 2, name: 'offline', act: loseConnection },
  { weight: 2, name: 'language', act: otherLanguage },
  { weight: 3, name: 'address', act: goSomewhere },
];
