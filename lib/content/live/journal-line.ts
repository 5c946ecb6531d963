import { z } from 'zod';

/** A timestamp of Firestore's clock, in the format of the protocol. */
const readTime = z.strictObject({ seconds: z.string(), nanos: z.number() });

/**
 * A line of a journal: a changed document, the id of a removed one, or the read time at which the lines before it are
 * complete.
 */
const journalLine = z.union([
  z.strictObject({ document: z.looseObject({ id: z.string() }) }),
  z.strictObject({ gone: z.string() }),
  z.strictObject({ readTime }),
]);

export type JournalLine = z.output<typeof journalLine>;

/** Parses a line. Returns null for a line that is truncated because the process ended, or that another build wrote. */
export function parseJournalLine(line: string): JournalLine | null {
  try {
    return journalLine.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Node 24 also ends a line at U+2028 and U+2029, which JSON allows inside a string. */
export const writeJournalLine = (line: JournalLine): string =>
  `${JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;
