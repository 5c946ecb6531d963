import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { longDate } from '../lib/i18n/dates';
import { LOCALE_FACTS, type Locale } from '../lib/i18n/locales';
import { formatBaht } from '../lib/i18n/numbers';
import type { GraphNode, NodeOf } from './graph-schemas';
import { elements, type ReadPage, textOf } from './read-page';

type Seen = { readonly page: ReadPage; readonly locale: Locale };

// Tens of thousands of values are checked: Playwright records every `expect`, `assert` costs nothing.
const shows = ({ page }: Seen, text: string) =>
  assert(page.text.includes(textOf(text)), `${page.path} does not show ${text}`);
const has = ({ page }: Seen, markup: string) => assert(page.html.includes(markup), `${page.path} has no ${markup}`);
const hasId = (seen: Seen, url: string) => has(seen, `id="${new URL(url).hash.slice(1)}"`);
/** Pages abbreviate Bangkok's Thai name. */
const showsPlace = (seen: Seen, name: string) => shows(seen, name.replace('กรุงเทพมหานคร', 'กรุงเทพฯ'));
const linksTo = (seen: Seen, href: string) => has(seen, `href="${href}"`);
/** Pictures are shown scaled, at URLs that contain their path. */
const showsPicture = (seen: Seen, url: string) => has(seen, new URL(url).pathname);

/** The links in a part of a page: path and text. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    path: /href="([^"]*)"/.exec(attributes)?.[1],
    name: textOf(inside),
  }));

function showsBreadcrumbs(node: NodeOf<'BreadcrumbList'>, { page }: Seen): void {
  const [, list = ''] = /<main[\s\S]*?<ol[^>]*>(.*?)<\/ol>/s.exec(page.html) ?? [];
  const steps = node.itemListElement;
  const shown = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => textOf(step));
  expect(shown).toEqual(steps.map(({ name }) => textOf(name)));
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(linksIn(list).map(({ path }) => path)).toEqual(steps.slice(0, -1).map(({ item }) => new URL(item).pathname));
  expect(steps.at(-1)?.item).toBe(page.canonical);
}

function showsList(node: NodeOf<'ItemList'>, seen: Seen): void {
  const { html } = seen.page;
  const titles = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].flatMap(([, title = '']) => linksIn(title));
  const listed = node.itemListElement.map(({ url }) => new URL(url).pathname);
  expect(titles.slice(0, listed.length).map(({ path }) => path)).toEqual(listed);
  const [first, ...rest] = node.itemListElement.map(({ position }) => position);
  expect(rest).toEqual(rest.map((_, index) => (first ?? 0) + index + 1));
  shows(seen, String(node.numberOfItems));
}

function showsListing(node: NodeOf<'RealEstateListing'>, seen: Seen): void {
  const { mainEntity: home, offers } = node;
  expect(seen.page.headings).toEqual([textOf(node.name)]);
  expect([node['@id'], node.url]).toEqual([seen.page.canonical, seen.page.canonical]);
  for (const paragraph of node.description.split(/\n{2,}/)) shows(seen, paragraph);
  shows(seen, longDate(node.datePosted, seen.locale));
  for (const url of node.image) showsPicture(seen, url);
  shows(seen, home.address.addressLocality);
  showsPlace(seen, home.address.addressRegion);
  for (const value of [home.address.streetAddress, home.address.postalCode]) if (value) shows(seen, value);
  if (home.floorSize) shows(seen, home.floorSize.value.toLocaleString('en-US'));
  const { numberOfBedrooms: beds, numberOfBathroomsTotal: baths } = home;
  if (beds) expect(seen.page.text).toMatch(new RegExp(`(Bedrooms|ห้องนอน) ${beds}\\b`));
  if (baths) expect(seen.page.text).toMatch(new RegExp(`(Bathrooms|ห้องน้ำ) ${baths}\\b`));
  if (home.yearBuilt) expect(seen.page.text).toMatch(new RegExp(`${home.yearBuilt}|${home.yearBuilt + 543}`));
  const { latitude, longitude } = home.geo ?? {};
  if (latitude) expect(seen.page.html).toContain(`query=${latitude}%2C${longitude}`);
  if (offers === undefined) return;
  expect(offers.url).toBe(seen.page.canonical);
  shows(seen, formatBaht(offers.price));
  expect(offers.priceSpecification?.price ?? offers.price).toBe(offers.price);
  expect(offers.businessFunction.endsWith('LeaseOut')).toBe(offers.priceSpecification !== undefined);
}

function showsProject(node: NodeOf<'ApartmentComplex' | 'Residence' | 'Place'>, seen: Seen): void {
  expect(seen.page.headings).toEqual([textOf(node.name)]);
  expect([node['@id'], node.url]).toEqual([seen.page.canonical, seen.page.canonical]);
  for (const url of node.image) showsPicture(seen, url);
  shows(seen, node.address.addressLocality);
  showsPlace(seen, node.address.addressRegion);
  for (const { name } of node.amenityFeature ?? []) shows(seen, name);
  if (node.geo) expect(seen.page.html).toContain(`query=${node.geo.latitude}%2C${node.geo.longitude}`);
}

function showsArticle(node: NodeOf<'Article' | 'NewsArticle'>, seen: Seen): void {
  expect(seen.page.headings).toEqual([textOf(node.headline)]);
  if (node.description) shows(seen, node.description);
  expect([node.url, node.mainEntityOfPage]).toEqual([seen.page.canonical, seen.page.canonical]);
  for (const url of node.image) showsPicture(seen, url);
  for (const instant of [node.datePublished, node.dateModified])
    if (instant) shows(seen, longDate(instant, seen.locale));
  if (!('name' in node.author)) return;
  shows(seen, node.author.name);
  const { pathname, hash } = new URL(node.author.url);
  linksTo(seen, pathname + hash);
}

function showsPerson(node: NodeOf<'Person'>, seen: Seen): void {
  shows(seen, node.name);
  shows(seen, node.jobTitle);
  showsPicture(seen, node.image);
  expect(node['@id']).toBe(node.url);
  hasId(seen, node.url);
}

/** 2023-01-01 was a Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayName = (url: string | undefined, locale: Locale) =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + DAYS.indexOf((url ?? '').replace('https://schema.org/', ''))),
  );

type Address = NodeOf<'RealEstateAgent'>['address'];

function showsAddress(seen: Seen, { streetAddress, addressLocality, addressRegion }: Address): void {
  shows(seen, streetAddress);
  shows(seen, addressLocality);
  showsPlace(seen, addressRegion);
}

function showsOffice(node: NodeOf<'RealEstateAgent'>, seen: Seen): void {
  shows(seen, node.name);
  showsAddress(seen, node.address);
  expect(new URL(node.image).pathname).toBe('/icon.svg');
  expect(node.url).toBe(seen.page.canonical);
  expect(new URL(node['@id']).href.split('#')[0]).toBe(node.url);
  hasId(seen, node['@id']);
  for (const phone of node.telephone) linksTo(seen, `tel:${phone}`);
  linksTo(seen, `mailto:${node.email}`);
  for (const { dayOfWeek, opens, closes } of node.openingHoursSpecification) {
    const [first, last] = [dayName(dayOfWeek[0], seen.locale), dayName(dayOfWeek.at(-1), seen.locale)];
    const hours = seen.locale === 'th-th' ? `${opens}–${closes} น.`.replaceAll(':', '.') : `${opens} – ${closes}`;
    shows(seen, `${first === last ? first : `${first} – ${last}`} ${hours}`);
  }
}

function showsJob(node: NodeOf<'JobPosting'>, seen: Seen): void {
  for (const text of [node.title, node.hiringOrganization.name, ...node.description.split('\n')]) shows(seen, text);
  showsAddress(seen, node.jobLocation.address);
  expect(node['@id']).toBe(node.url);
  expect(node.url.split('#')[0]).toBe(seen.page.canonical);
  hasId(seen, node.url);
  for (const instant of [node.datePosted, node.validThrough]) if (instant) shows(seen, longDate(instant, seen.locale));
  const { minValue, maxValue } = node.baseSalary?.value ?? {};
  for (const amount of [minValue, maxValue]) if (amount !== undefined) shows(seen, formatBaht(amount));
}

function showsWebsite(node: NodeOf<'WebSite'>, seen: Seen): void {
  const { page } = seen;
  shows(seen, node.name);
  expect([node.url, node['@id']]).toEqual([page.canonical, `${page.canonical}#website`]);
  const action = new URL(node.potentialAction.target.urlTemplate).pathname;
  expect(elements(page.html, 'form').map((form) => form.get('action'))).toContain(action);
  expect(elements(page.html, 'input').map((input) => input.get('name'))).toContain('q');
}

function showsOrganization(node: NodeOf<'Organization'>, seen: Seen): void {
  shows(seen, node.name);
  expect(node['@id']).toBe(`${node.url}/#organization`);
  expect(node.url).toBe(new URL(seen.page.canonical ?? '').origin);
  const icons = elements(seen.page.html, 'link').filter((link) => link.get('rel') === 'icon');
  expect(icons.map((icon) => icon.get('href')?.split('?')[0])).toContain(new URL(node.logo).pathname);
  for (const href of [`tel:${node.telephone}`, `mailto:${node.email}`, ...node.sameAs]) linksTo(seen, href);
}

const isLanguage = (node: GraphNode, { locale }: Seen) =>
  !('inLanguage' in node) || node.inLanguage === LOCALE_FACTS[locale].tag;

/** Expects every reference in a node to point to a node of the same graph. */
export function checkReferences(nodes: readonly GraphNode[]): void {
  const known = nodes.map((node) => ('@id' in node ? node['@id'] : ''));
  for (const node of nodes)
    for (const value of [...Object.values(node), 'offers' in node ? node.offers?.offeredBy : undefined])
      if (typeof value === 'object' && '@id' in value && !('@type' in value)) expect(known).toContain(value['@id']);
}

/** Fails if a node of a page's graph states something that the page does not show. */
export function checkNode(node: GraphNode, seen: Seen) {
  expect(isLanguage(node, seen), seen.page.path).toBe(true);
  switch (node['@type']) {
    case 'BreadcrumbList':
      return showsBreadcrumbs(node, seen);
    case 'ItemList':
      return showsList(node, seen);
    case 'RealEstateListing':
      return showsListing(node, seen);
    case 'ApartmentComplex':
    case 'Residence':
    case 'Place':
      return showsProject(node, seen);
    case 'Article':
    case 'NewsArticle':
      return showsArticle(node, seen);
    case 'Person':
      return showsPerson(node, seen);
    case 'RealEstateAgent':
      return showsOffice(node, seen);
    case 'JobPosting':
      return showsJob(node, seen);
    case 'WebSite':
      return showsWebsite(node, seen);
    case 'Organization':
      return showsOrganization(node, seen);
  }
}
