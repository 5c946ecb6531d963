import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallContent } from '../../lib/content/testing/small-content';
import { check } from './check';
import { checkCandidates, decorationFaults } from './check-candidates';
import { readFile } from './read-file';
import { messagePrinter } from './terminal';

const NOW = '2026-11-26T00:00:00Z';
const faultsOf = (document: object) =>
  [...decorationFaults(document)].map(({ path, reason }) => `${path} ${reason.en}`);

it.each([
  ['a Lucide icon', 'lucide:bus'],
  ['a former name of a Lucide icon', 'lucide:home'],
  ['an icon of a set that is not installed', 'mdi:ferry'],
  ['null', null],
])('accepts %s', (_, icon) => {
  expect(faultsOf({ icon, more_amenities: [{ icon }], contact_icon: icon })).toEqual([]);
});

it.each([
  ['lucide:bsu', "'lucide:bsu' is not in the Lucide set; look it up at lucide.dev/icons"],
  ['lucide:constructor', "'lucide:constructor' is not in the Lucide set; look it up at lucide.dev/icons"],
  ['bus', '"bus" does not name an icon; write it like lucide:bus'],
  ['Lucide:Bus', '"Lucide:Bus" does not name an icon; write it like lucide:bus'],
  [7, '7 does not name an icon; write it like lucide:bus'],
])('reports the icon %s with its path', (icon, reason) => {
  const document = { icon, more_amenities: [{ icon: 'lucide:bus' }, { icon }], contact_icon: icon };
  expect(faultsOf(document)).toEqual([`icon ${reason}`, `more_amenities.1.icon ${reason}`, `contact_icon ${reason}`]);
});

it.each(['#a09683', null])('accepts the colour %j', (colour) => {
  expect(faultsOf({ cover: { colour } })).toEqual([]);
});

it.each(['#A09683', 'red', 7])('reports the colour %j with its path', (colour) => {
  const reason = 'is not a colour; write it like #a09683, or let the command colours write it';
  expect(faultsOf({ media: [{}, { colour }] })).toEqual([`media.1.colour ${JSON.stringify(colour)} ${reason}`]);
});

it('check and import both report a misspelt icon', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  try {
    const content = smallContent(['landmarks']);
    const [first, ...others] = content.get('landmarks') ?? [];
    content.set('landmarks', [{ ...first, id: first?.id ?? '', icon: 'lucide:sailbota' }, ...others]);
    for (const [name, documents] of content) writeFileSync(join(folder, `${name}.json`), JSON.stringify(documents));
    const path = join(folder, 'landmarks.json');
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const terminal = { print, printError: print, progress: { isTTY: false, write: () => true } };
    const exitCode = await check(folder, messagePrinter(terminal, 'en'));
    const reason = "'lucide:sailbota' is not in the Lucide set; look it up at lucide.dev/icons";
    expect([exitCode, ...printed]).toEqual([1, `landmarks.json\t${first?.id}\ticon\t${reason}`, `${folder}: 1 fault`]);
    expect(checkCandidates((await readFile(path)).candidates, NOW).faults).toEqual([
      { file: path, row: 1, column: 'icon', reason: expect.objectContaining({ en: reason }) },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
