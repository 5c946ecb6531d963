import { expect, it } from 'vitest';
import { listingFaults } from './listing-faults';
import { readTree } from './page-tree';

const FACTS = `<dt>Code</dt><dd>RM-1</dd><dt>Type</dt><dd>Condo</dd><dt>Sale or rent</dt><dd>For sale</dd>
  <dt>Address</dt><dd>Watthana</dd><dt>Usable area</dt><dd>34.5 m²</dd><dt>Built</dt><dd>2017</dd>
  <dt>Tenure</dt><dd><details><summary>Freehold</summary><p>Yours</p></details></dd><dt>Flood history</dt><dd>Never</dd>`;
const PAGE = `<main><ul aria-label="Photos of this home"><li><img src="/a.jpg"></li></ul>
  <section aria-labelledby="facts"><dl>${FACTS}</dl></section>
  <section aria-labelledby="where"><a href="https://www.google.com/maps">Open in Google Maps</a></section>
  <aside aria-label="Your agent for this home"><p>฿4,490,000</p><a href="tel:+6620000100">Call</a>
  <img src="/b.jpg" alt=""></aside></main>`;

const faults = (from: string, to: string) =>
  listingFaults(readTree(PAGE.replace(from, to)), 'en-us').map(({ rule, found }) => `${rule} ${found}`.trim());

it('accepts a page that shows everything', () => expect(faults('', '')).toEqual([]));

it('does not require the tenure of a listing for rent', () => {
  const rental = PAGE.replace('For sale', 'For rent').replace(/<dt>Tenure.*?<\/dd>/, '');
  expect(listingFaults(readTree(rental), 'en-us')).toEqual([]);
});

it('accepts a sold home without an agent', () => {
  const sold = PAGE.replace('<img src="/b.jpg" alt="">', '').replace('tel:+6620000100', '/contact');
  const badge = '<main><p><span class="badge text-muted">Sold</span></p>';
  expect(listingFaults(readTree(sold.replace('<main>', badge)), 'en-us')).toEqual([]);
});

it.each([
  ['฿4,490,000', '฿NaN', 'home without a price'],
  ['<img src="/a.jpg">', '', 'home without pictures'],
  ['<img src="/b.jpg" alt="">', '', 'home without an agent'],
  ['tel:+6620000100', '/contact', 'home without a telephone'],
  ['Open in Google Maps', '', 'home without a map'],
  ['<dt>Type</dt><dd>Condo</dd>', '', 'fact that is not there Type'],
  ['<dt>Tenure</dt>', '<dt>Held</dt>', 'fact that is not there Tenure'],
  ['Watthana', '', 'fact without a value Address'],
  ['<summary>Freehold</summary>', '<summary></summary>', 'fact without a value Tenure'],
  ['<dt>Usable area</dt><dd>34.5 m²</dd>', '', 'home without a size'],
  ['34.5 m²', '34.5', 'fact in a form of its own usableArea: 34.5'],
  ['2017', '2560', 'fact in a form of its own yearBuilt: 2560'],
])('reports the fault if %j is replaced with %j', (from, to, fault) => expect(faults(from, to)).toEqual([fault]));
