import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Access } from './access';
import { commitTime } from './commit-clock';
import { createGrpcServer, grpcInjector } from './grpc';
import { Listeners } from './listeners';
import { ReadCount, type Reads } from './read-count';
import { createRestServer } from './rest';
import { readSeed, type Seed } from './seed';
import { createService } from './service';
import { listenShared } from './shared-port';
import { Store } from './store';
import type { StoredDocument } from './stored-document';
import { fieldsOfPlain } from './value-of-plain';

export const PROJECT = 'demo-rommai';

const RULES = join(import.meta.dirname, '../../firestore.rules');
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

export type LocalFirestore = {
  /** `localhost:PORT`, the format of the SDKs. */
  readonly host: string;
  /** The reads so far for which Google would send a bill. */
  readonly reads: () => Reads;
  readonly size: () => number;
  /** Writes a document, bypassing the rules. Null deletes it. A `Date` becomes a timestamp. */
  readonly put: (collection: string, id: string, data: object | null) => Promise<void>;
  readonly clear: () => void;
  /** Simulates errors of listeners, for tests. */
  readonly listeners: Pick<Listeners, 'fail' | 'refuse' | 'refuseTargets' | 'sendWrongCounts' | 'streamCount'>;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** 0 for any free port. */
  readonly port?: number;
  /** A content folder, or documents by collection. */
  readonly seed?: string | Seed;
  /** The time within which a listener can resume, in milliseconds. */
  readonly historyMs?: number;
};

const HOUR_MS = 3_600_000;

/**
 * Starts a Firestore in this process, for development and tests. Serves gRPC and REST on one port.
 * @throws Error if the port is in use, the seed is invalid, or firestore.rules uses an unsupported feature.
 */
export async function startFirestore({
  port = 0,
  seed = {},
  historyMs = HOUR_MS,
}: Options = {}): Promise<LocalFirestore> {
  const store = new Store(historyMs);
  const reads = new ReadCount();
  const made = (collection: string, id: string, data: object): StoredDocument => {
    const name = `${DOCUMENTS}/${collection}/${id}`;
    const time = commitTime();
    return { name, fields: fieldsOfPlain(data), createTime: store.get(name)?.createTime ?? time, updateTime: time };
  };
  const documents = typeof seed === 'string' ? await readSeed(seed) : seed;
  for (const [collection, list] of Object.entries(documents)) {
    for (const { id, ...fields } of list) store.put(made(collection, id, fields));
  }

  const access = new Access(readFileSync(RULES, 'utf8'));
  const service = createService(store, reads, access);
  const http = createRestServer(service, store, reads);
  const listeners = new Listeners(store, reads);
  const grpc = createGrpcServer(service, listeners);
  const injector = grpcInjector(grpc);
  const listening = await listenShared(port, http, (socket) => injector.injectConnection(socket));
  return {
    host: `localhost:${listening.port}`,
    reads: reads.total,
    size: store.size,
    async put(collection, id, data) {
      const after = data === null ? undefined : made(collection, id, data);
      store.commit(after?.updateTime ?? commitTime(), new Map([[`${DOCUMENTS}/${collection}/${id}`, after]]));
    },
    listeners,
    clear: () => store.clear(DOCUMENTS),
    async stop() {
      listeners.stop();
      injector.destroy();
      grpc.forceShutdown();
      await listening.close();
    },
  };
}
