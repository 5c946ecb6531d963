import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './journey';

const CONTAINER = readFileSync(new URL('recorded-container.js', import.meta.url), 'utf8');

export const WORDS = {
  title: 'ขอใช้คุกกี้สถิติและโฆษณาได้ไหม',
  accept: 'ยอมรับทั้งหมด',
  reject: 'ปฏิเสธทั้งหมด',
  choose: 'เลือกเอง',
  save: 'บันทึกที่เลือก',
  measurement: /^สถิติการใช้งาน/,
  settings: 'ตั้งค่าคุกกี้',
} as const;

type Hit = { readonly event: string; readonly [parameter: string]: unknown };

/** The events that the container measured, in order, and the URL of every request to another host. */
export type Measured = { readonly hits: Hit[]; readonly foreign: string[] };

/** Serves the recorded container instead of the tag manager, and records what it measures. */
export async function watchMeasured(page: Page): Promise<Measured> {
  const measured: Measured = { hits: [], foreign: [] };
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !host.startsWith('localhost')) measured.foreign.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: CONTAINER }),
  );
  await page.route('https://*.google-analytics.com/**', (route) => {
    measured.hits.push(JSON.parse(new URL(route.request().url()).searchParams.get('entry') ?? '{}'));
    return route.fulfill({ status: 204 });
  });
  return measured;
}

export const consentPanel = (page: Page) => page.getByRole('region', { name: WORDS.title });

/** Answers the consent banner that opens by itself. */
export const answer = (page: Page, name: 'accept' | 'reject') =>
  consentPanel(page).getByRole('button', { name: WORDS[name] }).click();

/** The consent mode commands in the data layer of the current document, oldest first. */
export const consentCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry): entry is ArrayLike<unknown> => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry)),
  );

/** The names of the events in the data layer of the current document. */
export const eventsIn = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [entry.event] : [],
    ),
  );

export const expectViews = (measured: Measured, views: readonly string[]) =>
  expect
    .poll(() => measured.hits.filter(({ event }) => event === 'content-view').map((hit) => hit['content-name']))
    .toEqual(views);
