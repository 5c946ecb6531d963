import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A page of each kind. */
export const PAGES = [
  '/th-th',
  '/th-th/properties/1',
  '/th-th/properties/condo/watthana-bangkok',
  '/th-th/search',
  '/th-th/listings/rm-1001',
  '/th-th/contents/buying-costs-explained',
  '/th-th/contact-us-for-sell',
];

/** For browsers without modules, which nobody here supports: the others leave them out. */
const FOR_OLD_BROWSERS = /<script[^>]*\bnomodule\b[^>]*>/gi;

/** In elements, and in the data of the page for the parts that React loads as it goes over it. */
const SCRIPT = /static\/(?:chunks|media)\/[\w.~/-]+?\.js\b/g;

/** Bytes as they are sent of all scripts that a page names; what is fetched later, when used, is not among them. */
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
