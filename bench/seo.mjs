import { cardRows } from './seo/cards.mjs';
import { measureSitemap } from './seo/sitemap.mjs';
import { report } from './table.mjs';

const PARTS = { cards: cardRows, sitemap: measureSitemap };

const chosen = process.argv.slice(3);
const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name));
const rows = [];
for (const name of names) rows.push(...(await PARTS[name]()));
report(rows);
