import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { createGrpcServer, grpcInjector } from './grpc';
import { Listeners } from './listeners';
import { createRestServer } from './rest';
import { Access, createService } from './service';
import { ReadCount, type Reads, Store } from './store';
import { commitTime, fieldsOfPlain, type StoredDocument } from './value';

const documents = z.array(z.looseObject({ id: z.string().min(1) }));

type Seed = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>>;

/** @throws Error if a file is not a list of documents with ids. */
async function readSeed(folder: string): Promise<Seed> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const entries = files.map(async (file) => {
    const parsed = documents.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (parsed.error) throw new Error(`${join(folder, file)} is not a list of documents with ids`);
    return [basename(file, '.json'), parsed.data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The first bytes of an HTTP/2 connection (RFC 9113, section 3.4). No HTTP/1.1 method starts with them. */
const PREFACE = 'PRI';

type Shared = { readonly port: number; readonly close: () => Promise<void> };

/** Serves REST and gRPC on one port (0: any), like Google's emulator. @throws Error if the port is in use. */
function listenShared(port: number, http: HttpServer, takeHttp2: (socket: Socket) => void): Promise<Shared> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // Not in flowing mode, which could lose bytes before the server of the protocol has the socket.
    socket.once('readable', () => {
      const bytes: Buffer | null = socket.read();
      if (bytes === null) return;
      socket.unshift(bytes);
      if (bytes.toString('latin1', 0, PREFACE.length) === PREFACE) takeHttp2(socket);
      else http.emit('connection', socket);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port');
      resolve({
        port: address.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}

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
  readonly listeners: Pick<
    Listeners,
    'fail' | 'isSilent' | 'refuse' | 'refuseTargets' | 'sendWrongCounts' | 'streamCount'
  >;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly port?: number;
  /** A content folder, or documents by collection. */
  readonly seed?: string | Seed;
  /** The time within which a listener can resume, in milliseconds. */
  readonly historyMs?: number;
};

const HOUR_MS = 3_600_000;

/** Serves gRPC and REST on one port. @throws Error for a used port, an invalid seed or unsupported rules. */
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
