import { parseArgs } from 'node:util';
import { ContentToolError } from '../content/content-tool-error';

export const USAGE = `usage: npm run leads -- COMMAND
  list                    what waits for delivery and what was set aside, oldest first; --full with names and telephones
  export [FILE]           the same whole, as CSV or by the ending .jsonl as JSON; --yes replaces a file
  photos REFERENCE [FOLDER]  copies an enquiry's photographs into a folder; from PRIVATE_BUCKET or Firestore where they are set
  replay [REFERENCE…]     brings what was set aside back to what waits; a running server takes it up within 30 s
  purge --older-than 90d  deletes for good what has been there longer, also what nobody has yet; asks, unless --yes
It works on the folder leads/ of DATA_DIR (.data), with or without a server running on it.`;

export type Arguments = {
  readonly command: string;
  readonly rest: readonly string[];
  readonly full: boolean;
  readonly yes: boolean;
  /** Whole days. */
  readonly olderThan?: number;
};

function daysIn(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new ContentToolError(`--older-than is '${text}'; it must be days, such as 90d`, 2);
  return Number(days);
}

/** @throws ContentToolError (usage) for an option that there is not */
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
