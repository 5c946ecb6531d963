import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { leadReference, type SellerLead } from '../../lib/leads/lead';
import type { Outbox } from '../../lib/leads/outbox.server';
import { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { statusSecretOf } from '../../lib/leads/seller-status.server';
import { leadFixture, listingLeadFixture, searchLeadFixture } from '../../lib/leads/testing/leads';
import { openOutbox } from '../../lib/leads/testing/open-outbox';
import { TERMINAL, type Terminal } from '../content/terminal';
import { parseArguments } from './arguments';
import { exportLeads } from './export';
import { list, purge, replay } from './outbox';
import { copyPhotos } from './photos';
import { status } from './status';

const sheet = z.array(z.record(z.string(), z.string()));

let root: string;
let outbox: Outbox;
let folders: OutboxFolders;
let printed: string[];
const print = (line: string) => void printed.push(line);
const terminal: Terminal = { print, printError: print, progress: { isTTY: false, write: () => true } };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'leads-tool-'));
  folders = new OutboxFolders(join(root, 'leads'));
  outbox = await openOutbox(folders.path);
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const files = (name: string) => readdirSync(join(folders.path, name));

async function stored(changes: Partial<SellerLead> = {}): Promise<SellerLead> {
  const lead = leadFixture(changes);
  await outbox.store(lead);
  return lead;
}

async function setAside(changes: Partial<SellerLead> = {}): Promise<SellerLead> {
  const lead = await stored(changes);
  await outbox.settle(lead.id, ['webhook'], { target: 'webhook', refusal: 'answered 400' });
  return lead;
}

/** Changes all files as if they had been stored `days` days ago. */
function grownOld(days: number): void {
  for (const place of ['waiting', 'aside']) {
    for (const name of files(place)) {
      const path = join(folders.path, place, name);
      const at = Date.now() - days * 24 * 3_600_000;
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/"stored_at":"[^"]*"/, `"stored_at":"${new Date(at).toISOString()}"`));
      utimesSync(path, at / 1_000, at / 1_000);
    }
  }
}

describe('list', () => {
  it('prints the state of each enquiry, and personal data only with full', async () => {
    const waits = await stored({ message: 'call\n1234-5678 me' });
    const refused = await setAside();
    writeFileSync(join(folders.path, 'aside', 'half.json.unreadable'), '{');
    expect(await list(folders, false, terminal)).toBe(0);
    expect(printed[0]).toMatch(
      new RegExp(`^${leadReference(waits.id)}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  sell  waiting$`),
    );
    expect(printed[1]).toMatch(`${leadReference(refused.id)}  `);
    expect(printed[1]).toMatch(/ {2}sell {2}aside; webhook: answered 400$/);
    expect(printed[2]).toMatch(/^half\.json\.unreadable .* aside: cannot be read$/);
    expect(printed[3]).toBe('1 waiting, 2 set aside');
    expect(printed.join()).not.toMatch(/สมชาย|66812345678/);
    printed = [];
    await list(folders, true, terminal);
    expect(printed[0]).toMatch(/สมชาย ใจดี {2}\+66812345678 {2}call 1234-5678 me$/);
  });

  it('prints the code of the listing that an enquiry is about', async () => {
    await outbox.store(listingLeadFixture({ kind: 'view' }));
    await list(folders, false, terminal);
    expect(printed[0]).toMatch(/ {2}view RM-1001 {2}waiting$/);
  });

  it('prints the words of a search only with full', async () => {
    await outbox.store(searchLeadFixture({ message: 'ใกล้โรงเรียน' }));
    await list(folders, false, terminal);
    expect(printed[0]).toMatch(/ {2}find {2}waiting$/);
    printed = [];
    await list(folders, true, terminal);
    expect(printed[0]).toMatch(/ {2}ซื้อ · คอนโด {2}ใกล้โรงเรียน$/);
  });

  it('prints the day on which staff answered, also of a delivered enquiry', async () => {
    const [waits, went] = [await stored(), await stored()];
    await outbox.settle(went.id, ['webhook'], { target: 'webhook' });
    await outbox.claimReminder(waits.id, '2026-12-01T05:00:00.000Z');
    for (const { id } of [waits, went]) await outbox.answer(id, '2026-12-01');
    await list(folders, false, terminal);
    expect(printed[0]).toMatch(/ {2}waiting; office reminded; answered 2026-12-01$/);
    expect(printed[1]).toBe(`${leadReference(went.id)}  delivered; answered 2026-12-01`);
  });

  it('prints zero enquiries if no server has started yet', async () => {
    await list(new OutboxFolders(join(root, 'nowhere')), false, terminal);
    expect(printed).toEqual(['0 waiting, 0 set aside']);
  });

  it('rejects a DATA_DIR that does not exist', async () => {
    const elsewhere = new OutboxFolders(join(root, 'mistyped', 'leads'));
    await expect(list(elsewhere, false, terminal)).rejects.toThrow('the outbox cannot be read');
  });
});

describe('export', () => {
  it('writes a sheet with escaped formulas that only its owner can read', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r'];
    for (const start of starts) await stored({ message: `${start}cmd|' /C calc'!A0`, size: { sqm: 32.5 } });
    const file = join(root, 'leads.csv');
    expect(await exportLeads(folders, file, false, terminal)).toBe(0);
    const rows = sheet.parse(parse(readFileSync(file, 'utf8'), { bom: true, columns: true }));
    expect(rows.map((row) => row.message).sort()).toEqual(starts.map((start) => `'${start}cmd|' /C calc'!A0`).sort());
    expect(rows[0]).toMatchObject({
      phone: "'+66812345678",
      standing: 'waiting',
      sqm: '32.5',
      consent_marketing: 'no',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(exportLeads(folders, file, false, terminal)).rejects.toThrow(/is there already/);
    await expect(exportLeads(folders, join(root, 'leads.xls'), true, terminal)).rejects.toThrow(/must end in/);
  });

  it('writes the listing and the preferred times of a viewing into columns', async () => {
    await outbox.store(listingLeadFixture({ kind: 'view', preferred_times: ['2026-12-24 morning', '2026-12-26'] }));
    const file = join(root, 'leads.csv');
    await exportLeads(folders, file, false, terminal);
    const [row] = sheet.parse(parse(readFileSync(file, 'utf8'), { bom: true, columns: true }));
    expect(row).toMatchObject({
      kind: 'view',
      listing_code: 'RM-1001',
      preferred_times: '2026-12-24 morning, 2026-12-26',
    });
  });

  it('writes JSON Lines with the original values', async () => {
    const lead = await setAside({ message: '=1+1' });
    const file = join(root, 'leads.jsonl');
    await exportLeads(folders, file, false, terminal);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ standing: 'aside; webhook: answered 400', ...lead });
  });
});

it('removes control characters that a visitor typed from the output', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => print(text));
  await setAside({ message: 'call\u001b[2J\u009b2J\u202e\rme\u0007 นะ\u200bคะ\nsoon', name: '\u001b]0;title' });
  await list(folders, true, TERMINAL);
  await exportLeads(folders, undefined, false, TERMINAL);
  log.mockRestore();
  expect(printed.join('\n')).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e]/u);
  expect(printed.filter((text) => text.includes(']0;title') && text.includes('นะ\u200bคะ'))).toHaveLength(2);
  expect(printed.at(-1)).toMatch(/^\ufeffreference,.*\n.*นะ\u200bคะ\nsoon/);
});

describe('replay', () => {
  it('moves enquiries that were set aside back to waiting, and clears their refusals', async () => {
    const [one, two] = [await setAside(), await setAside()];
    expect(await replay(folders, [leadReference(one.id).toLowerCase().replace('-', '–')], terminal)).toBe(0);
    expect([files('waiting'), files('aside')]).toEqual([[`${one.id}.json`], [`${two.id}.json`]]);
    await replay(folders, [], terminal);
    expect([files('waiting').length, files('aside').length]).toEqual([2, 0]);
    await outbox.scan();
    expect([...outbox.waiting.values()].map(({ refused }) => refused)).toEqual([[], []]);
    await expect(replay(folders, ['0000-0000'], terminal)).rejects.toThrow(/0000-0000/);
  });

  it('keeps unreadable files set aside', async () => {
    writeFileSync(join(folders.path, 'aside', 'half.json.unreadable'), '{');
    await replay(folders, [], terminal);
    expect(files('aside')).toEqual(['half.json.unreadable']);
  });
});

describe('purge', () => {
  it('deletes older enquiries, waiting or set aside, only after confirmation', async () => {
    await stored();
    await setAside();
    writeFileSync(join(folders.path, 'aside', 'half.json.unreadable'), '{');
    grownOld(91);
    const young = await stored();
    await expect(purge(folders, 90, { yes: false, ask: undefined }, terminal)).rejects.toThrow(/--yes/);
    expect(await purge(folders, 90, { yes: false, ask: async () => 'y' }, terminal)).toBe(1);
    expect(files('aside')).toHaveLength(2);
    expect(await purge(folders, 90, { yes: false, ask: async () => 'purge' }, terminal)).toBe(0);
    expect([files('waiting'), files('aside')]).toEqual([[`${young.id}.json`], []]);
    expect(await purge(folders, 90, { yes: true, ask: undefined }, terminal)).toBe(0);
    expect(printed.at(-1)).toBe('nothing is older than 90 days');
  });
});

describe('photos', () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff]);
  async function withPhotos(): Promise<SellerLead> {
    const lead = leadFixture({ photos: ['a', 'b'].map((digit) => digit.repeat(64)) });
    await outbox.store(lead, [bytes, bytes]);
    return lead;
  }

  it('are counted, and copied to a private folder, also if their enquiry was delivered without them', async () => {
    const [waits, went] = [await withPhotos(), await withPhotos()];
    await outbox.settle(went.id, ['webhook'], { target: 'webhook' });
    await list(folders, false, terminal);
    expect(printed[0]).toMatch(/ {2}sell {2}2 photographs {2}waiting$/);
    expect(printed[1]).toBe(`${leadReference(went.id)}  delivered, its photographs stayed here`);
    for (const { id } of [waits, went]) {
      const into = join(root, id);
      expect(await copyPhotos(folders, [leadReference(id).toLowerCase(), into], undefined, terminal)).toBe(0);
      expect(readdirSync(into).sort()).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
      expect(readFileSync(join(into, `${id}-2.jpg`)).equals(bytes)).toBe(true);
      expect([statSync(into).mode & 0o777, statSync(join(into, `${id}-1.jpg`)).mode & 0o777]).toEqual([0o700, 0o600]);
      await expect(copyPhotos(folders, [leadReference(id), into], undefined, terminal)).rejects.toThrow(/EEXIST/);
    }
    await expect(copyPhotos(folders, ['0000-0000'], undefined, terminal)).rejects.toThrow(/FIREBASE_PROJECT_ID/);
    await expect(copyPhotos(folders, [], undefined, terminal)).rejects.toThrow(/3F9A-07C1/);
  });

  it('are copied from Firestore if they are no longer in the outbox', async () => {
    const into = join(root, 'from-firestore');
    const delivered = async () => [{ name: 'a-1.jpg', bytes }];
    expect(await copyPhotos(folders, ['3F9A-07C1', into], delivered, terminal)).toBe(0);
    expect(readFileSync(join(into, 'a-1.jpg')).equals(bytes)).toBe(true);
    await expect(copyPhotos(folders, ['3F9A-07C1', into], async () => [], terminal)).rejects.toThrow(/no photographs/);
  });

  it('are copied from Firestore on a machine without a DATA_DIR', async () => {
    const [into, none] = [join(root, 'from-firestore'), new OutboxFolders(join(root, 'no-data', 'leads'))];
    const delivered = async () => [{ name: 'a-1.jpg', bytes }];
    expect(await copyPhotos(none, ['3F9A-07C1', into], delivered, terminal)).toBe(0);
    expect(readdirSync(into)).toEqual(['a-1.jpg']);
    for (const nowhere of [undefined, async () => []])
      await expect(copyPhotos(none, ['3F9A-07C1'], nowhere, terminal)).rejects.toThrow(/DATA_DIR/);
  });

  it('appear in the sheet as a number', async () => {
    await withPhotos();
    const file = join(root, 'leads.csv');
    await exportLeads(folders, file, false, terminal);
    const [row] = sheet.parse(parse(readFileSync(file, 'utf8'), { bom: true, columns: true }));
    expect(row?.photos).toBe('2');
  });

  it('are purged with their enquiry, and also if it was delivered without them', async () => {
    await withPhotos();
    const went = await withPhotos();
    await outbox.settle(went.id, ['webhook'], { target: 'webhook' });
    grownOld(91);
    for (const name of files('photos-stayed')) utimesSync(join(folders.path, 'photos-stayed', name), 0, 0);
    const young = await withPhotos();
    expect(await purge(folders, 90, { yes: true, ask: undefined }, terminal)).toBe(0);
    expect(printed.at(-1)).toBe('1 deleted, and 4 photographs');
    expect([files('photos'), files('photos-stayed')]).toEqual([[`${young.id}-1.jpg`, `${young.id}-2.jpg`], []]);
  });
});

describe('status', () => {
  const run = (...rest: readonly string[]) => status(folders, null, rest, terminal);

  it('writes the steps of an enquiry, and prints them with the link of its seller', async () => {
    const lead = await stored();
    const reference = leadReference(lead.id);
    for (const change of [
      ['called', '2026-12-01'],
      ['visited', '2026-12-02'],
      ['called', '2026-12-03'],
      ['listing', 'rm-1001'],
    ])
      expect(await run(reference.toLowerCase(), ...change)).toBe(0);
    expect(printed.at(-2)).toBe(
      `${reference}  received  2026-11-22  called 2026-12-03  visited 2026-12-02  listing rm-1001`,
    );
    expect(printed.at(-1)).toBe(`link (personal): /th-th/contact-us-for-sell/status/${statusSecretOf(lead.id)}`);
    expect(await outbox.find(lead.id)).toEqual({
      ...lead,
      ...{ called_on: '2026-12-03', visited_on: '2026-12-02', listing_id: 'rm-1001' },
    });
  });

  it('fails for an enquiry that is not here, for one of a buyer, and for a wrong step or day', async () => {
    const { id } = await stored();
    const buyer = listingLeadFixture();
    await outbox.store(buyer);
    for (const absent of ['0000-0000', leadReference(buyer.id)]) await expect(run(absent)).rejects.toThrow(/no seller/);
    await expect(run('nonsense')).rejects.toThrow(/needs a reference/);
    for (const change of [['visited', '1/12/2026'], ['sold', '2026-12-01'], ['constructor', 'x'], ['called']])
      await expect(run(leadReference(id), ...change)).rejects.toThrow(/is no step/);
  });
});

describe('arguments', () => {
  it('are parsed, and rejected with the usage text if they are invalid', () => {
    expect(parseArguments(['purge', '--older-than', '90d', '--yes'])).toMatchObject({ olderThan: 90, yes: true });
    expect(() => parseArguments(['purge', '--older-than', '3 months'])).toThrow(/must be days/);
    expect(() => parseArguments(['list', '--all'])).toThrow(/usage: /);
  });
});
