import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One page of each kind. */
export const PAGES = [
  '/th-th',
  '/th-th/properties/1',
  '/th-th/properties/condo/watthana-bangkok',
  '/th-th/search',
  '/th-th/listings/rm-1001',
  '/th-th/contents/buying-costs-explained',
  '/th-th/contact-us-for-sell',
];

/** Scripts for browsers without modules, which the site does not support. Other browsers do not load them. */
const FOR_OLD_BROWSERS = /<script[^>]*\bnomodule\b[^>]*>/gi;

/** Scripts in elements, and in the page's data for client components that React loads during hydration. */
const SCRIPT = /static\/(?:chunks|media)\/[\w.~/-]+?\.js\b/g;

/** The transferred bytes of all scripts that a page refers to, without scripts that load later on demand. */
export async function scriptBytes(origin, path, folder) {
  const answer = await fetch(origin + path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  const page = (await answer.text()).replace(FOR_OLD_BROWSERS, '');
  const names = new Set(page.match(SCRIPT));
  const files = [...names].map((name) => join(folder, '.next', `${name}.br`));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0 || names.size === 0) throw new Error(`${path}: ${missing.length} of ${names.size} scripts`);
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
