import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = '.next/required-server-files.json';

const builtFiles = z.object({
  config: z.looseObject({ experimental: z.record(z.string(), z.unknown()) }),
});

/**
 * Gives Next its configuration as it was at the build, as the server of a standalone build does. To read `next.config.ts`,
 * Next would load two compilers that nothing else needs, which takes 40 MB of memory. If a later Next ignores this, it reads
 * the file.
 *
 * Turns off Next's check of the `_rsc` hash in data addresses, because Next would write such an address into the page.
 * Our server checks the hash first (page-cache/data-question.ts).
 */
export function giveBuiltConfig(): void {
  if (!existsSync(FILE)) return;
  const { config } = builtFiles.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const experimental = { ...config.experimental, validateRSCRequestHeaders: false };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, experimental });
}
