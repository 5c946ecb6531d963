import 'server-only';
import { z } from 'zod';
import type { CollectionName } from '../collections';
import { publicStatuses } from '../public-statuses';

const instant = z.object({ seconds: z.coerce.string(), nanos: z.number().default(0) });
const targetIds = z.array(z.number()).default([]);
const document = z.object({ name: z.string(), fields: z.looseObject({}).nullish(), updateTime: instant.nullish() });
const status = z.object({ code: z.number(), message: z.string() });

/** The part of `google.firestore.v1.ListenResponse` that the site reads. */
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
/** A timestamp of Firestore's clock. */
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

async function createClient({ projectId, emulator }: Settings) {
  // Loaded on demand, because the clients take half a second to load. They are CommonJS with lazy parts on the default
  // export.
  const { default: firestore } = await import('@google-cloud/firestore');
  const { FirestoreClient } = firestore.v1;
  if (emulator === undefined) return new FirestoreClient({ projectId });
  const { default: gax } = await import('google-gax');
  const { hostname, port } = new URL(`http://${emulator}`);
  const sslCreds = gax.grpc.credentials.createInsecure();
  return new FirestoreClient({ projectId, servicePath: hostname, port: Number(port), sslCreds });
}

async function* parsed(messages: AsyncIterable<unknown>): AsyncGenerator<ListenResponse> {
  for await (const message of messages) yield listenResponse.parse(message);
}

/** Opens listen streams on a project's database with the rights of the service account. */
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
