import 'server-only';
import { z } from 'zod';
import { FIRESTORE } from '../../config/constants';
import { errorText } from '../../config/log';
import { isRecord } from '../../http/json';
import { type CollectionName, publicStatuses } from '../collections';

const instant = z.object({ seconds: z.coerce.string(), nanos: z.number().default(0) });
const targetIds = z.array(z.number()).default([]);
const document = z.object({ name: z.string(), fields: z.looseObject({}).nullish(), updateTime: instant.nullish() });
const status = z.object({ code: z.number(), message: z.string() });

const listenResponse = z.object({
  targetChange: z
    .object({
      targetChangeType: z.enum(['NO_CHANGE', 'ADD', 'REMOVE', 'CURRENT', 'RESET']),
      targetIds,
      cause: status.nullish(),
      resumeToken: z.instanceof(Uint8Array).nullish(),
      readTime: instant.nullish(),
    })
    .nullish(),
  documentChange: z.object({ document, targetIds, removedTargetIds: targetIds }).nullish(),
  documentDelete: z.object({ document: z.string(), removedTargetIds: targetIds }).nullish(),
  documentRemove: z.object({ document: z.string(), removedTargetIds: targetIds }).nullish(),
  filter: z.object({ targetId: z.number(), count: z.number() }).nullish(),
});

export type ListenResponse = z.output<typeof listenResponse>;
export type TargetChange = NonNullable<ListenResponse['targetChange']>;
export type ProtocolDocument = z.output<typeof document>;
export type ReadTime = z.output<typeof instant>;

/** Where a target resumes: after a token that Firestore sent, or after a read time. Without either it starts over. */
export type ResumePoint = { readonly resumeToken?: Uint8Array; readonly readTime?: ReadTime };

/** A stream over which Firestore sends the changes of many queries (`google.firestore.v1.Firestore.Listen`). */
export interface ListenStream {
  /** Throws if the stream fails, with gRPC's `code` if Firestore gave a reason. */
  readonly responses: AsyncIterable<ListenResponse>;
  readonly addTarget: (targetId: number, collection: CollectionName, resumePoint?: ResumePoint) => void;
  readonly removeTarget: (targetId: number) => void;
  readonly close: () => void;
}

type Settings = { readonly projectId: string; readonly emulator?: string | undefined };

/** Queries the public documents of a collection only, so that other documents never leave the database. */
function publicQuery(collectionId: CollectionName) {
  const statuses = publicStatuses(collectionId);
  const from = [{ collectionId }];
  if (statuses === null) return { from };
  const values = statuses.map((stringValue) => ({ stringValue }));
  const field = { fieldPath: 'record_status' };
  return { from, where: { fieldFilter: { field, op: 'IN', value: { arrayValue: { values } } } } };
}

/** Firestore sends a message at least this often. A silent stream is dead, as in Google's server SDK. */
const SILENT_STREAM_MS = 120_000;

/** Calls `onOffline` if the first response is late. Closes a stream that stays silent. @throws Error with the reason */
export async function* responsesInTime(stream: ListenStream, onOffline: () => void): AsyncGenerator<ListenResponse> {
  let silence: Error | undefined;
  const closeAfter = (milliseconds: number) =>
    setTimeout(() => {
      silence = new Error(`no answer in ${milliseconds / 1_000} s`);
      stream.close();
    }, milliseconds).unref();
  const offline = setTimeout(onOffline, FIRESTORE.offlineAfterMs).unref();
  let deadline = closeAfter(FIRESTORE.requestTimeoutMs);
  try {
    for await (const response of stream.responses) {
      clearTimeout(offline);
      clearTimeout(deadline);
      deadline = closeAfter(SILENT_STREAM_MS);
      yield response;
    }
    if (silence) throw silence;
  } catch (error) {
    throw silence ?? error;
  } finally {
    clearTimeout(offline);
    clearTimeout(deadline);
    stream.close();
  }
}

/** gRPC waits up to two minutes before it connects again. LiveContent waits already, at most a minute. */
const CHANNEL = { 'grpc.max_reconnect_backoff_ms': 10_000 } as const;

async function createClient({ projectId, emulator }: Settings) {
  // Loaded on demand, because it takes half a second. CommonJS with lazy parts on the default export.
  const { default: firestore } = await import('@google-cloud/firestore');
  const { FirestoreClient } = firestore.v1;
  if (emulator === undefined) return new FirestoreClient({ projectId, ...CHANNEL });
  const { default: gax } = await import('google-gax');
  const { hostname, port } = new URL(`http://${emulator}`);
  const sslCreds = gax.grpc.credentials.createInsecure();
  return new FirestoreClient({ projectId, servicePath: hostname, port: Number(port), sslCreds, ...CHANNEL });
}

async function* parsed(messages: AsyncIterable<unknown>): AsyncGenerator<ListenResponse> {
  for await (const message of messages) yield listenResponse.parse(message);
}

export async function listenStreams(settings: Settings): Promise<() => ListenStream> {
  const client = await createClient(settings);
  const database = `projects/${settings.projectId}/databases/(default)`;
  const headers = {
    'google-cloud-resource-prefix': database,
    ...(settings.emulator === undefined ? {} : { Authorization: 'Bearer owner' }),
  };
  return () => {
    const stream = client.listen({ otherArgs: { headers } });
    // The iterator of the responses reports errors. Without a listener, an error after the end would crash the process.
    stream.on('error', () => undefined);
    const write = (request: object) => {
      if (stream.writable) stream.write({ database, ...request });
    };
    return {
      responses: parsed(stream),
      addTarget: (targetId, collection, resumePoint) =>
        write({
          addTarget: {
            targetId,
            query: { parent: `${database}/documents`, structuredQuery: publicQuery(collection) },
            ...resumePoint,
          },
        }),
      removeTarget: (removeTarget) => write({ removeTarget }),
      close: () => {
        stream.cancel();
        stream.destroy();
      },
    };
  };
}

type Fields = Readonly<Record<string, unknown>>;

export const isoInstant = ({ seconds, nanos }: { readonly seconds?: unknown; readonly nanos?: unknown }): string =>
  new Date(Number(seconds ?? 0) * 1_000 + Math.floor(Number(nanos ?? 0) / 1_000_000)).toISOString();

export const documentId = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  stringValue: (value) => value,
  booleanValue: (value) => value,
  integerValue: Number,
  doubleValue: (value) => value,
  timestampValue: (value) => (isRecord(value) ? isoInstant(value) : null),
  geoPointValue: (value) => (isRecord(value) ? { lat: value.latitude ?? 0, lng: value.longitude ?? 0 } : null),
  referenceValue: (value) => documentId(String(value)),
  arrayValue: (value) => (isRecord(value) && Array.isArray(value.values) ? value.values.map(plainValue) : []),
  mapValue: (value) => (isRecord(value) && isRecord(value.fields) ? plainFields(value.fields) : {}),
};

function plainValue(value: unknown): unknown {
  if (!isRecord(value)) return null;
  for (const [kind, content] of Object.entries(value)) {
    if (content !== undefined && content !== null && Object.hasOwn(READERS, kind)) return READERS[kind]?.(content);
  }
  return null;
}

/** Values as in embedded content: instants as ISO text, points as `{ lat, lng }`, references as ids, bytes as null. */
export const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** gRPC status codes (https://grpc.io/docs/guides/status-codes/) that an operator can act on, with what to do. */
const ADVICE: ReadonlyMap<number, string> = new Map([
  [5, 'the project has no Firestore database of that name: check FIREBASE_PROJECT_ID'],
  [7, 'give the service account the role Cloud Datastore User (roles/datastore.user) in this project'],
  [8, 'the quota of the project is used up'],
  [16, 'the service account is not accepted: check GOOGLE_APPLICATION_CREDENTIALS and the clock of this machine'],
]);

/** Status codes for which a retry is useless until an operator acts. */
const PERMANENT: ReadonlySet<number> = new Set([3, 5, 7, 9, 12, 16]);

/** The status codes for a resume point that is too old: invalid argument or failed precondition. */
const STALE_RESUME_POINT: ReadonlySet<number> = new Set([3, 9]);

const RESOURCE_EXHAUSTED = 8;

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;

export const isPermanent = (error: unknown): boolean => PERMANENT.has(codeOf(error));

export const isQuotaError = (error: unknown): boolean => codeOf(error) === RESOURCE_EXHAUSTED;

export const isStaleResumePoint = (error: unknown): boolean => STALE_RESUME_POINT.has(codeOf(error));

export function firestoreErrorText(error: unknown): string {
  const [message = ''] = errorText(error).split('\n');
  const advice = ADVICE.get(codeOf(error));
  return advice === undefined ? message : `${message}; ${advice}`;
}
