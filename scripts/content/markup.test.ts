import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { EXAMPLES } from '../../lib/content/check/examples';
import { checkCandidates } from './check-candidates';
import { faultLine } from './faults';
import { fieldsOf } from './field';
import { readSheet } from './read-sheet';
import { rowOfDocument } from './row';

const NOW = '2026-11-26T05:00:00Z';

/** Imports the example of a collection with some cells replaced. */
function imported(collection: 'listings' | 'works', cells: Readonly<Record<string, string>>) {
  const example = { ...EXAMPLES[collection], id: 'field-1' };
  const row = { ...Object.fromEntries(rowOfDocument(fieldsOf(collection), example)), ...cells };
  const { candidates, faults } = readSheet(collection, 'a.csv', stringify([Object.keys(row), Object.values(row)]));
  const checked = checkCandidates(candidates, NOW);
  return {
    written: checked.checked[0]?.written,
    parsed: checked.checked[0]?.parsed,
    faults: [...faults, ...checked.faults].map((fault) => faultLine(fault).en),
  };
}

it('converts simple HTML to plain text, and to Markdown in a body', () => {
  const home = imported('listings', {
    'description.th': '<p>ห้องสวย</p><ul><li>วิวเมือง</li></ul>',
    'description.en': '<p>Bright room &amp; view</p><br/>',
    'title.en': 'Less than 5&nbsp;million & a<b',
  });
  expect(home.faults).toEqual([]);
  const words = {
    title: { en: 'Less than 5 million & a<b' },
    description: { th: 'ห้องสวย\n\n- วิวเมือง', en: 'Bright room & view' },
  };
  expect(home).toMatchObject({ written: words, parsed: words });
  const work = imported('works', { 'body.en': '<h2>Roof</h2><p>It <b>leaked</b></p>' });
  expect(work).toMatchObject({ faults: [], written: { body: { en: '## Roof\n\nIt **leaked**' } } });
});

it('reports HTML that cannot be converted with its row and column', () => {
  const { faults, written } = imported('works', {
    'body.th': '<table><tr><td>1</td></tr></table>',
    'title.en': '<script>x</script>Roof',
    'scope.en': '<price> baht',
  });
  expect(written).toBeUndefined();
  expect(faults).toEqual([
    expect.stringMatching(/^a\.csv, row 2, column title\.en \([A-Z]+\): has HTML that cannot .*: <script>;/),
    expect.stringMatching(/^a\.csv, row 2, column scope\.en \([A-Z]+\): has HTML that cannot .*: <price>;/),
    expect.stringMatching(/^a\.csv, row 2, column body\.th \([A-Z]+\): has HTML that cannot .*: <table>, <tr>, <td>;/),
  ]);
});
