import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallContent } from '../../lib/content/testing/small-content';
import { check } from './check';
import { checkCandidates } from './checked';
import { decorationFaults } from './decoration-faults';
import { readFile } from './read-file';
import { speakerOn } from './speaker';

const NOW = '2026-11-26T00:00:00Z';
const faultsOf = (document: object) =>
  [...decorationFaults(document)].map(({ path, reason }) => `${path} ${reason.en}`);

it.each([
  ['an icon of Lucide', 'lucide:bus'],
  ['an older name of one', 'lucide:home'],
  ['an icon of a set that is not installed', 'mdi:ferry'],
  ['nothing', null],
])('takes %s', (_, icon) => {
  expect(faultsOf({ icon, more_amenities: [{ icon }], contact_icon: icon })).toEqual([]);
});

it.each([
  ['lucide:bsu', "'lucide:bsu' is not in the Lucide set; look it up at lucide.dev/icons"],
  ['lucide:constructor', "'lucide:constructor' is not in the Lucide set; look it up at lucide.dev/icons"],
  ['bus', '"bus" does not name an icon; write it like lucide:bus'],
  ['Lucide:Bus', '"Lucide:Bus" does not name an icon; write it like lucide:bus'],
  [7, '7 does not name an icon; write it like lucide:bus'],
])('tells %s by its place', (icon, reason) => {
  const document = { icon, more_amenities: [{ icon: 'lucide:bus' }, { icon }], contact_icon: icon };
  expect(faultsOf(document)).toEqual([`icon ${reason}`, `more_amenities.1.icon ${reason}`, `contact_icon ${reason}`]);
});

it.each(['#a09683', null])('takes the colour %j', (colour) => {
  expect(faultsOf({ cover: { colour } })).toEqual([]);
});

it.each(['#A09683', 'red', 7])('tells the colour %j by its place', (colour) => {
  const reason = 'is not a colour; write it like #a09683, or let the command colours write it';
  expect(faultsOf({ media: [{}, { colour }] })).toEqual([`media.1.colour ${JSON.stringify(colour)} ${reason}`]);
});

it('a mistyped icon is a fault of the check and of an import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  try {
    const content = smallContent();
    const [first, ...others] = content.get('landmarks') ?? [];
    content.set('landmarks', [{ ...first, id: first?.id ?? '', icon: 'lucide:sailbota' }, ...others]);
    for (const [name, documents] of content) writeFileSync(join(folder, `${name}.json`), JSON.stringify(documents));
    const path = join(folder, 'landmarks.json');
    const told: string[] = [];
    const tell = (line: string) => void told.push(line);
    const terminal = { say: tell, complain: tell, bar: { isTTY: false, write: () => true } };
    const exitCode = await check(folder, speakerOn(terminal, 'en'));
    const reason = "'lucide:sailbota' is not in the Lucide set; look it up at lucide.dev/icons";
    expect([exitCode, ...told]).toEqual([1, `landmarks.json\t${first?.id}\ticon\t${reason}`, `${folder}: 1 fault`]);
    expect(checkCandidates((await readFile(path)).candidates, NOW).faults).toEqual([
      { file: path, row: 1, column: 'icon', reason: expect.objectContaining({ en: reason }) },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
