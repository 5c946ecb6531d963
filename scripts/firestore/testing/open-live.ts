import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionName } from '../../../lib/content/collections';
import { Journal } from '../../../lib/content/live/journal.server';
import { listenStreams } from '../../../lib/content/live/listen-stream.server';
import { LiveContent } from '../../../lib/content/live/live-content';
import type { Entities } from '../../../lib/content/snapshots';
import { createReadCounter } from '../../../lib/content/source';
import { listingDocumentFixture } from '../../../lib/content/testing/documents';
import { type LocalFirestore, PROJECT } from '../start';

// Otherwise Google's client looks for the metadata server on the network, and prints a warning.
process.env.METADATA_SERVER_DETECTION = 'none';

const { updated_at: _stamp, ...unstamped } = listingDocumentFixture;
/** A listing without `updated_at`, as staff write it in the console. */
export const home = (number: number, price = 1_000_000) => ({
  ...unstamped,
  id: `rm-${String(number).padStart(4, '0')}`,
  code: `RM-${1_000 + number}`,
  price,
});

export async function openLive({ host }: Pick<LocalFirestore, 'host'>, folder = mkdtempSync(join(tmpdir(), 'live-'))) {
  const live = new LiveContent({
    openStream: await listenStreams({ projectId: PROJECT, emulator: host }),
    reads: createReadCounter(),
    journal: (collection) => new Journal(folder, collection),
  });
  await live.start();
  const get = async <Name extends CollectionName>(name: Name): Promise<Entities<Name>> =>
    live.get(name) ?? new Map<string, never>();
  return {
    folder,
    content: {
      get,
      query: get,
      refresh: async () => undefined,
      status: () => live.status(),
    },
    runExclusive: <Answer>(name: CollectionName, work: () => Promise<Answer>) => live.runExclusive(name, work),
    close: () => live.close(),
    async stop() {
      await live.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
