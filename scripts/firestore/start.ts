import { commitTime } from './commit-clock';
import { createGrpcServer, grpcInjector } from './grpc';
import { ReadCount, type Reads } from './read-count';
import { createRestServer } from './rest';
import { readSeed, type Seed } from './seed';
import { createService } from './service';
import { listenShared } from './shared-port';
import { Store } from './store';
import { fieldsOfPlain } from './value-of-plain';

export const PROJECT = 'demo-rommai';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

export type LocalFirestore = {
  /** `localhost:PORT`, as the SDKs want it. */
  readonly host: string;
  /** What Google would bill for so far. */
  readonly reads: () => Reads;
  readonly size: () => number;
  /** Writes a document as an administrator, past the rules; null deletes it. A `Date` becomes a timestamp. */
  readonly put: (collection: string, id: string, data: object | null) => Promise<void>;
  readonly clear: () => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** 0 takes a free one. */
  readonly port?: number;
  /** A content folder, or documents by collection. */
  readonly seed?: string | Seed;
};

/**
 * A Firestore in this process for development and tests, gRPC and REST on one port.
 * @throws when the port is taken or the seed is no content.
 */
export async function startFirestore({ port = 0, seed = {} }: Options = {}): Promise<LocalFirestore> {
  const store = new Store();
  const reads = new ReadCount();
  const put = (collection: string, id: string, data: object | null) => {
    const name = `${DOCUMENTS}/${collection}/${id}`;
    const time = commitTime();
    if (data === null) store.remove(name);
    else
      store.put({
        name,
        fields: fieldsOfPlain(data),
        createTime: store.get(name)?.createTime ?? time,
        updateTime: time,
      });
  };
  const documents = typeof seed === 'string' ? await readSeed(seed) : seed;
  for (const [collection, list] of Object.entries(documents)) {
    for (const { id, ...fields } of list) put(collection, id, fields);
  }

  const service = createService(store, reads);
  const http = createRestServer(service, store, reads);
  const grpc = createGrpcServer(service);
  const injector = grpcInjector(grpc);
  const listening = await listenShared(port, http, (socket) => injector.injectConnection(socket));
  return {
    host: `localhost:${listening.port}`,
    reads: reads.total,
    size: store.size,
    put: async (collection, id, data) => put(collection, id, data),
    clear: () => store.clear(DOCUMENTS),
    async stop() {
      injector.destroy();
      grpc.forceShutdown();
      await listening.close();
    },
  };
}
