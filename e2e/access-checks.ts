import type { CDPSession, Page } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales';

/** Runs in the page. Lists faults for visitors who use large text, forced colours or reduced motion. */
function visualFaults(): string[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (fault: string, element: Element) =>
    `${fault}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`;
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    faults.push(`${root.scrollWidth - root.clientWidth} px wider than the viewport`);

  const hasEdge = (element: Element | null) => {
    if (element === null) return false;
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
    return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
  };
  const EDGED =
    'input:not([type=checkbox], [type=radio], [type=hidden], [tabindex="-1"]), select, textarea, .bg-phprimary:is(a, button)';
  for (const control of document.querySelectorAll(EDGED)) {
    if (isVisible(control) && control.clientWidth > 1 && !hasEdge(control) && !hasEdge(control.parentElement))
      faults.push(named('no edge', control));
  }

  const CHOSEN = ':is(a, span)[aria-current], button[aria-pressed=true], label:has(> [type=radio]:checked)';
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (isVisible(chosen) && ground(chosen) === ground(document.body))
      faults.push(named('looks like the unselected ones', chosen));
  }

  const seconds = (durations: string) => Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
  for (const element of document.querySelectorAll('body, body *')) {
    const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
    const moves = seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01);
    if (moves || scrollBehavior === 'smooth') faults.push(named('moves', element));
  }
  return faults;
}

/** Runs in the page. Lists targets smaller than 24 px with another target within 12 px of their centre (WCAG 2.5.8). */
function crowdedTargets(): string[] {
  const TARGETS = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=slider]';
  const boxOf = (target: Element) => (target.closest('label') ?? target).getBoundingClientRect();
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, box: boxOf(target) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent;
  /** A fixed bar covers another target at every place of the page. */
  const layerOf = (target: Element | null): Element | null =>
    target === null || getComputedStyle(target).position === 'fixed' ? target : layerOf(target.parentElement);
  const small = targets.filter(({ target, box }) => Math.min(box.width, box.height) < 23.5 && !isInSentence(target));
  const crowded = small.filter(({ target, box }) => {
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return targets.some((other) => {
      if (other.target.contains(target) || target.contains(other.target)) return false;
      if (layerOf(other.target) !== layerOf(target)) return false;
      const far = (from: number, to: number, at: number) => Math.max(from - at, 0, at - to);
      const { left, right, top, bottom } = other.box;
      return Math.hypot(far(left, right, middle.x), far(top, bottom, middle.y)) < 12;
    });
  });
  return crowded.map(({ target }) => `too small: ${target.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`);
}

const NAMED_ROLES = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'heading',
]);

const THAI = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;

/** Names that are the same in both languages. */
const SHARED_NAMES = /ภาษาไทย|LINE|Email|Messenger|Facebook|YouTube|English|RM-\d|@|^[A-Z]{2,4}\b/;

/** Finds controls and headings whose accessible name is missing or in the wrong language. */
async function nameFaults(devtools: CDPSession, locale: Locale): Promise<string[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && NAMED_ROLES.has(String(role?.value)))
    .flatMap(({ role, name }) => {
      const text = String(name?.value ?? '').trim();
      const what = `${role?.value} “${text.slice(0, 80)}”`;
      if (text === '') return [`${role?.value} without a name`];
      if (SHARED_NAMES.test(text) || !/[A-Za-z\u0e01-\u0e3a]{3}/.test(text)) return [];
      return THAI.test(text) === (locale === 'th-th') ? [] : [`not in ${locale}: ${what}`];
    });
}

/** Returns all accessibility faults of a page in its current state and viewport. */
export async function accessFaults(page: Page, devtools: CDPSession, locale: Locale): Promise<string[]> {
  const found = [
    ...(await page.evaluate(visualFaults)),
    ...(await page.evaluate(crowdedTargets)),
    ...(await nameFaults(devtools, locale)),
  ];
  return [...new Set(found)];
}
