import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { LEAD_SHAPE, leadReference } from '../../lib/leads/lead';
import { type FoundLead, standing } from './find-leads';

/** Groups whose field names are ambiguous without the group's name. */
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
export function leadSheet(found: readonly FoundLead[]): string {
  const rows = found.flatMap((each) => {
    if (each.kept === null) return [];
    const { lead } = each.kept;
    const cells = Object.fromEntries(cellsOf('', lead));
    return [{ ...cells, reference: leadReference(lead.id), standing: standing(each) }];
  });
  return stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    cast: { boolean: (yes) => (yes ? 'yes' : 'no') },
  });
}

/** Formats enquiries as JSON Lines. */
export const leadLines = (found: readonly FoundLead[]): string =>
  found
    .flatMap((each) => (each.kept === null ? [] : [{ standing: standing(each), ...each.kept.lead }]))
    .map((lead) => `${JSON.stringify(lead)}\n`)
    .join('');
