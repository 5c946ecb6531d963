import 'server-only';
import { z } from 'zod';
import type { Env } from '../config/env';
import { errorText } from '../config/log';
import { googleAuth } from './google-auth.server';
import { withDeadline } from './with-deadline';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
const GOOGLE = 'https://storage.googleapis.com';
const DEADLINE_MS = 60_000;

/** The bucket is not there, refuses the account or does not answer; the message is one line for an operator. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
}

/** The object has another generation than `ifGeneration`: another process wrote it first. */
export class GenerationChanged extends Error {
  override readonly name = 'GenerationChanged';
}

export type StoredObject = { readonly bytes: Buffer; readonly generation: string; readonly updatedAt: Date };

type PutOptions = {
  readonly contentType: string;
  /** Write only over this generation; `0` only where there is no object yet. */
  readonly ifGeneration?: string;
};

/** A bucket of Cloud Storage. Each call rejects with BucketFault within two minutes, one of them for the credentials. */
export type StorageBucket = {
  readonly name: string;
  /**
   * Writes an object whole or not at all, and gives its generation.
   * @throws GenerationChanged
   */
  readonly put: (object: string, bytes: Uint8Array, options: PutOptions) => Promise<string>;
  /** When an object was written last, without its bytes; null for one that is not there. */
  readonly stat: (object: string) => Promise<Omit<StoredObject, 'bytes'> | null>;
  /** Null for an object that is not there. */
  readonly get: (object: string) => Promise<StoredObject | null>;
  readonly remove: (object: string) => Promise<void>;
  /** The names of all objects that begin so. */
  readonly names: (prefix: string) => Promise<string[]>;
};

const written = z.object({ generation: z.string() });
const described = z.object({ generation: z.string(), updated: z.coerce.date() });
const listed = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});

type Call = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly contentType?: string;
  readonly body?: Uint8Array;
};

type Connection = {
  readonly name: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The headers of the service account; the emulator needs none. */
  readonly authorize: () => Promise<Headers>;
  readonly deadlineMs?: number;
};

const ADVICE: Readonly<Record<number, string>> = {
  401: 'does not accept the service account',
  403: 'refuses the service account; give it the role "Storage Object User" on this bucket',
};

const firstLine = (error: unknown) => errorText(error).split('\n')[0] ?? '';

/** Calls of Cloud Storage's JSON API about one bucket, with its refusals as errors. */
function apiOf({ name, baseUrl, authorize, deadlineMs = DEADLINE_MS }: Connection) {
  const fault = (reason: string, cause?: unknown) => new BucketFault(`bucket '${name}' ${reason}`, { cause });

  async function send({ path, query = {}, method = 'GET', contentType, body }: Call): Promise<Response> {
    const headers = await withDeadline(deadlineMs, authorize).catch((error: unknown) => {
      throw fault(`cannot be used: ${firstLine(error)}`, error);
    });
    try {
      if (contentType !== undefined) headers.set('Content-Type', contentType);
      const url = `${baseUrl}${path}?${new URLSearchParams(query)}`;
      const init = { method, headers, cache: 'no-store', signal: AbortSignal.timeout(deadlineMs) } as const;
      return await fetch(url, body === undefined ? init : { ...init, body: Buffer.from(body) });
    } catch (error) {
      // The cause says what the words `fetch failed` hide.
      const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw fault(`does not answer: ${firstLine(reason)}`, error);
    }
  }

  /** The answer, or null for an object that is not there. */
  async function call(request: Call): Promise<Response | null> {
    const answer = await send(request);
    if (answer.ok) return answer;
    const text = await answer.text().catch(() => '');
    if (answer.status === 412) throw new GenerationChanged(`${name}${request.path} was written by another process`);
    if (answer.status !== 404) throw fault(ADVICE[answer.status] ?? `answered ${answer.status}`);
    if (request.method === 'POST' || /bucket does not exist/i.test(text)) throw fault('is not there');
    return null;
  }

  async function parsed<Output>(schema: z.ZodType<Output>, answer: Response | null): Promise<Output> {
    const { data } = schema.safeParse(await answer?.json().catch(() => undefined));
    if (data === undefined) throw fault('gave an answer that Cloud Storage does not give');
    return data;
  }

  return { call, parsed, fault };
}

/** A bucket of Cloud Storage, by its JSON API. */
export function storageBucket(connection: Connection): StorageBucket {
  const { name } = connection;
  const { call, parsed, fault } = apiOf(connection);
  const objects = `/storage/v1/b/${encodeURIComponent(name)}/o`;
  const pathOf = (object: string) => `${objects}/${encodeURIComponent(object)}`;

  return {
    name,
    async put(object, bytes, { contentType, ifGeneration }) {
      const query = {
        uploadType: 'media',
        name: object,
        ...(ifGeneration === undefined ? {} : { ifGenerationMatch: ifGeneration }),
      };
      const answer = await call({ path: `/upload${objects}`, query, method: 'POST', contentType, body: bytes });
      return (await parsed(written, answer)).generation;
    },
    async stat(object) {
      const answer = await call({ path: pathOf(object), query: { fields: 'generation,updated' } });
      if (answer === null) return null;
      const { generation, updated } = await parsed(described, answer);
      return { generation, updatedAt: updated };
    },
    async get(object) {
      const answer = await call({ path: pathOf(object), query: { alt: 'media' } });
      if (answer === null) return null;
      const generation = answer.headers.get('x-goog-generation');
      const updatedAt = new Date(answer.headers.get('last-modified') ?? '');
      if (generation === null || Number.isNaN(updatedAt.getTime()))
        throw fault('gave an answer that Cloud Storage does not give');
      const bytes = await answer.arrayBuffer().catch((error: unknown) => {
        throw fault(`broke off: ${errorText(error)}`, error);
      });
      return { bytes: Buffer.from(bytes), generation, updatedAt };
    },
    async remove(object) {
      await call({ path: pathOf(object), method: 'DELETE' });
    },
    async names(prefix) {
      const found: string[] = [];
      let pageToken: string | undefined;
      do {
        const query = {
          prefix,
          fields: 'items(name),nextPageToken',
          ...(pageToken === undefined ? {} : { pageToken }),
        };
        const page = await parsed(listed, await call({ path: objects, query }));
        found.push(...page.items.map((item) => item.name));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      return found;
    },
  };
}

/** The bucket of PRIVATE_BUCKET by the server's service account; null where none is set. Asks no network. */
export async function privateBucket(settings: Env, deadlineMs = DEADLINE_MS): Promise<StorageBucket | null> {
  const { PRIVATE_BUCKET: name, STORAGE_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID } = settings;
  if (name === undefined) return null;
  if (emulator !== undefined)
    return storageBucket({ name, baseUrl: emulator, authorize: async () => new Headers(), deadlineMs });
  const auth = await googleAuth(FIREBASE_PROJECT_ID, SCOPE);
  const authorize = async () => new Headers(await auth.getRequestHeaders());
  return storageBucket({ name, baseUrl: GOOGLE, authorize, deadlineMs });
}
