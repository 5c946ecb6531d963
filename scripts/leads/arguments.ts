import { parseArgs } from 'node:util';
import { ContentToolError } from '../content/faults';

export const USAGE = `usage: npm run leads -- COMMAND
  list                    lists enquiries waiting or set aside, oldest first; --full adds names and phone numbers
  export [FILE]           writes all their data as CSV, or as JSON Lines for a .jsonl file; --yes replaces a file
  photos REFERENCE [FOLDER]  copies an enquiry's photographs into a folder; from PRIVATE_BUCKET or Firestore if set
  replay [REFERENCE…]     moves enquiries set aside back to waiting; a running server delivers them within 30 s
  status REFERENCE [called DAY | visited DAY | listing ID | closed DAY]  shows or writes a step of a seller's enquiry
                          (DAY is 2026-12-01), in Firestore if set, and prints the seller's link
  purge --older-than 90d  permanently deletes older enquiries, including undelivered ones; asks first, unless --yes
Works on the folder leads/ of DATA_DIR (.data), with or without a running server.`;

export type Arguments = {
  readonly command: string;
  readonly rest: readonly string[];
  readonly full: boolean;
  readonly yes: boolean;
  readonly olderThan?: number;
};

function daysIn(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new ContentToolError(`--older-than is '${text}'; it must be days, such as 90d`, 2);
  return Number(days);
}

/** @throws ContentToolError with the usage text for an unknown option */
export function parseArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'older-than': { type: 'string' },
      },
    });
    const [command = '', ...rest] = positionals;
    const { full, yes, 'older-than': olderThan } = values;
    return { command, rest, full, yes, ...(olderThan === undefined ? {} : { olderThan: daysIn(olderThan) }) };
  } catch (error) {
    if (error instanceof ContentToolError) throw error;
    throw new ContentToolError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2);
  }
}
