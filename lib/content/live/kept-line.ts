import { z } from 'zod';

/** A line of a kept collection: when everything was last read, a document as it became, or the id of one that went. */
const keptLine = z.union([
  z.strictObject({ reconciledAt: z.number() }),
  z.strictObject({ document: z.looseObject({ id: z.string() }) }),
  z.strictObject({ gone: z.string() }),
]);

export type KeptLine = z.output<typeof keptLine>;

/** Reads one line; null for one that broke off when the process ended, or is nothing of ours. */
export function parseKeptLine(line: string): KeptLine | null {
  try {
    return keptLine.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

export const writeKeptLine = (line: KeptLine): string => `${JSON.stringify(line)}\n`;
