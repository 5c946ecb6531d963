import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultOf } from './bad-break';
import { breaksInPage, type LineBreak } from './breaks-in-page';

/** One page of each kind that has texts of more than a line; three listings: a condominium, a house and land. */
const PAGES = [
  ...['', '/search', '/below-market-price/1', '/listings/rm-1001', '/listings/rm-2003', '/listings/rm-3007'],
  ...['/properties/condo/watthana-bangkok', '/contents/buying-costs-explained', '/our-team', '/our-works/1'],
  '/contact-us-for-sell',
];

const WIDTHS = [360, 390, 1440];

export const MOST_BAD_BREAKS = 10;

type Named = { readonly th?: string };
type Document = { readonly name?: Named; readonly project?: Named };

/** The Thai names of places, stations and projects, without the spaces where they may break. */
function thaiNames(): string[] {
  const documents = ['provinces', 'districts', 'stations', 'landmarks', 'listings'].flatMap((collection): Document[] =>
    JSON.parse(readFileSync(`content/${collection}.json`, 'utf8')),
  );
  const names = documents.flatMap(({ name, project }) => [name?.th ?? '', project?.th ?? '']);
  return [...new Set(names.flatMap((name) => name.split(/[^ก-ฺเ-๎]+/)))].filter((name) => name.length > 3);
}

export type FoundBreak = LineBreak & {
  readonly path: string;
  readonly width: number;
  readonly fault: string | undefined;
};

export async function thaiBreaks(page: Page, url: string): Promise<FoundBreak[]> {
  const names = thaiNames();
  const found: FoundBreak[] = [];
  for (const path of PAGES) {
    await page.goto(`${url}/th-th${path}`, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const each of await page.evaluate(breaksInPage))
        found.push({ ...each, path, width, fault: faultOf(each, names) });
    }
  }
  return found;
}

export const breakText = ({ path, width, before, after, isSpaced, fault = '' }: FoundBreak): string =>
  [fault, `${before.slice(-25)}${isSpaced ? ' ' : ''}|${after.slice(0, 25)}`, `${width} px`, path || '/'].join('\t');
