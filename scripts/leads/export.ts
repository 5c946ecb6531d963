import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { LEAD_SHAPE, leadReference } from '../../lib/leads/lead';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { ContentToolError } from '../content/faults';
import type { Terminal } from '../content/terminal';
import { deliveryStatus, type FoundLead, findLeads } from './outbox';

const PREFIXED: readonly string[] = ['consent', 'spam'];

const within = (group: string, field: string) => (PREFIXED.includes(group) ? `${group}_${field}` : field);

function columnsOf(name: string, schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return columnsOf(name, schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => columnsOf(name, option));
  if (!(schema instanceof z.ZodObject)) return [name];
  return Object.entries(schema.shape).flatMap(([field, inner]) => columnsOf(within(name, field), inner));
}

function cellsOf(name: string, value: unknown): [string, unknown][] {
  if (name === 'photos' && Array.isArray(value)) return [[name, value.length]];
  if (Array.isArray(value)) return [[name, value.join(', ')]];
  if (typeof value !== 'object' || value === null) return [[name, value]];
  if (name === 'utm') return [[name, new URLSearchParams({ ...value }).toString()]];
  return Object.entries(value).flatMap(([field, inner]) => cellsOf(within(name, field), inner));
}

const COLUMNS = [
  ...['reference', 'standing'],
  ...Object.entries(LEAD_SHAPE).flatMap(([name, schema]) => columnsOf(name, schema)),
];

/** Formats enquiries as CSV, with a byte order mark for Excel. Cells that look like formulas are escaped with `'`. */
function leadSheet(found: readonly FoundLead[]): string {
  const rows = found.flatMap((each) => {
    if (each.kept === null) return [];
    const { lead } = each.kept;
    const cells = Object.fromEntries(cellsOf('', lead));
    return [{ ...cells, reference: leadReference(lead.id), standing: deliveryStatus(each) }];
  });
  return stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    cast: { boolean: (yes) => (yes ? 'yes' : 'no') },
  });
}

const leadLines = (found: readonly FoundLead[]): string =>
  found
    .flatMap((each) => (each.kept === null ? [] : [{ standing: deliveryStatus(each), ...each.kept.lead }]))
    .map((lead) => `${JSON.stringify(lead)}\n`)
    .join('');

/** Writes a file that only its owner can read, or CSV to the terminal. @throws ContentToolError without `yes` */
export async function exportLeads(
  folders: OutboxFolders,
  file: string | undefined,
  yes: boolean,
  { print, printError }: Terminal,
): Promise<number> {
  if (file !== undefined && !/\.(csv|jsonl)$/i.test(file))
    throw new ContentToolError(`${file}: the name must end in .csv or .jsonl`, 2);
  if (file !== undefined && !yes && existsSync(file))
    throw new ContentToolError(`${file} is there already; give another name, or add --yes to replace it`, 1);
  const found = await findLeads(folders);
  const text = file !== undefined && /\.jsonl$/i.test(file) ? leadLines(found) : leadSheet(found);
  const unreadable = found.filter(({ kept }) => kept === null);
  for (const { place, name } of unreadable) printError(`${place}/${name}: cannot be read`);
  if (file === undefined) {
    print(text);
    return 0;
  }
  // Writes a new file and renames it, because `mode` does not apply to an existing file, which others may read.
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  print(`${file}: ${found.length - unreadable.length} enquiries; the file contains personal data`);
  return 0;
}
