import 'server-only';
import type { GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import type { Env } from '../config/env';
import { errorText } from '../config/log';
import { withDeadline } from './deadlines';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
const GOOGLE = 'https://storage.googleapis.com';
const DEADLINE_MS = 60_000;

export class BucketFault extends Error {
  override readonly name = 'BucketFault';
}

/** Another process wrote the object first. */
export class GenerationChanged extends Error {
  override readonly name = 'GenerationChanged';
}

export type StoredObject = { readonly bytes: Buffer; readonly generation: string; readonly updatedAt: Date };

type PutOptions = {
  readonly contentType: string;
  /** `0`: only if the object does not exist. */
  readonly ifGeneration?: string;
};

/** Each call rejects with BucketFault within two minutes, up to one of them for authentication. */
export type StorageBucket = {
  readonly name: string;
  /** Atomic. Returns the generation. @throws GenerationChanged */
  readonly put: (object: string, bytes: Uint8Array, options: PutOptions) => Promise<string>;
  readonly stat: (object: string) => Promise<Omit<StoredObject, 'bytes'> | null>;
  readonly get: (object: string) => Promise<StoredObject | null>;
  readonly remove: (object: string) => Promise<void>;
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
  readonly baseUrl: string;
  readonly authorize: () => Promise<Headers>;
  readonly deadlineMs?: number;
};

const ADVICE: Readonly<Record<number, string>> = {
  401: 'does not accept the service account',
  403: 'refuses the service account; give it the role "Storage Object User" on this bucket',
};

const firstLine = (error: unknown) => errorText(error).split('\n')[0] ?? '';

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
      // The cause has the details that the message `fetch failed` lacks.
      const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw fault(`does not answer: ${firstLine(reason)}`, error);
    }
  }

  async function call(request: Call): Promise<Response | null> {
    const response = await send(request);
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    if (response.status === 412) throw new GenerationChanged(`${name}${request.path} was written by another process`);
    if (response.status !== 404) throw fault(ADVICE[response.status] ?? `answered ${response.status}`);
    if (request.method === 'POST' || /bucket does not exist/i.test(text)) throw fault('is not there');
    return null;
  }

  async function parsed<Output>(schema: z.ZodType<Output>, response: Response | null): Promise<Output> {
    const { data } = schema.safeParse(await response?.json().catch(() => undefined));
    if (data === undefined) throw fault('gave an answer that Cloud Storage does not give');
    return data;
  }

  return { call, parsed, fault };
}

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
      const response = await call({ path: `/upload${objects}`, query, method: 'POST', contentType, body: bytes });
      return (await parsed(written, response)).generation;
    },
    async stat(object) {
      const response = await call({ path: pathOf(object), query: { fields: 'generation,updated' } });
      if (response === null) return null;
      const { generation, updated } = await parsed(described, response);
      return { generation, updatedAt: updated };
    },
    async get(object) {
      const response = await call({ path: pathOf(object), query: { alt: 'media' } });
      if (response === null) return null;
      const generation = response.headers.get('x-goog-generation');
      const updatedAt = new Date(response.headers.get('last-modified') ?? '');
      if (generation === null || Number.isNaN(updatedAt.getTime()))
        throw fault('gave an answer that Cloud Storage does not give');
      const bytes = await response.arrayBuffer().catch((error: unknown) => {
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

/** Null if PRIVATE_BUCKET is not set. Makes no network request. */
export async function privateBucket(settings: Env, deadlineMs = DEADLINE_MS): Promise<StorageBucket | null> {
  const { PRIVATE_BUCKET: name, STORAGE_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID } = settings;
  if (name === undefined) return null;
  if (emulator !== undefined)
    return storageBucket({ name, baseUrl: emulator, authorize: async () => new Headers(), deadlineMs });
  const auth = await googleAuth(FIREBASE_PROJECT_ID, SCOPE);
  const authorize = async () => new Headers(await auth.getRequestHeaders());
  return storageBucket({ name, baseUrl: GOOGLE, authorize, deadlineMs });
}

/** From a key file, gcloud's file, or the metadata server of a Google host. */
export async function googleAuth(projectId: string | undefined, scope: string): Promise<GoogleAuth> {
  // Elsewhere the library would search the network for the metadata server, and log a warning.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const library = await import('google-auth-library');
  // Without a project the library would request one from the metadata server.
  return new library.GoogleAuth({ ...(projectId === undefined ? {} : { projectId }), scopes: scope });
}
