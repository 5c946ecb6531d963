import { existsSync } from 'node:fs';
import { FieldPath, Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Message } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import { plainFields } from '../../lib/content/stored-fields.server';
import { ContentToolError, databaseFault } from './faults';
import type { Fields } from './field';
import type { MessagePrinter } from './terminal';

/** Documents per request when reading a collection. */
const PAGE = 500;

/** Firestore accepts at most 500 writes and 10 MiB per commit. Half of the bytes are left for the encoding. */
const BATCH = { writes: 500, bytes: 5 * 1024 * 1024 } as const;

/** Timeout of the first response, in milliseconds. Google's client alone would retry for many minutes. */
const FIRST_ANSWER_MS = 15_000;

export type StoredDocument = { readonly id: string; readonly fields: Fields };

export type Write = { readonly id: string; readonly fields: Fields | null };

export type Database = {
  readonly name: string;
  /** Rejects with a one-line message if the project does not respond. */
  readonly reach: () => Promise<void>;
  readonly pages: (collection: CollectionName) => AsyncIterable<readonly StoredDocument[]>;
  readonly isEmpty: (collection: CollectionName) => Promise<boolean>;
  readonly existing: (collection: CollectionName, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Replaces whole documents, and deletes those whose `fields` are null, in one atomic commit. */
  readonly commit: (collection: CollectionName, writes: readonly Write[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

export function* batches(writes: Iterable<Write>, most: { writes: number; bytes: number } = BATCH): Generator<Write[]> {
  let batch: Write[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write));
    if (batch.length > 0 && (batch.length === most.writes || bytes + size > most.bytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(write);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

async function within<Answer>(ms: number, answer: Promise<Answer>, words: Message): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ContentToolError(words, 1)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the Firestore of a project without sending a request. `emulator` is `host:port`. */
export function openDatabase(projectId: string, emulator: string | undefined): Database {
  // Outside of Google Cloud, its client still requests the account from the metadata server, and prints a warning.
  process.env.METADATA_SERVER_DETECTION ??= emulator === undefined ? 'bios-only' : 'none';
  const firestore = new Firestore({ projectId });
  const ordered = (collection: CollectionName) => firestore.collection(collection).orderBy(FieldPath.documentId());
  const isEmpty = async (collection: CollectionName) => (await ordered(collection).limit(1).get()).empty;

  const name = emulator === undefined ? projectId : `${projectId} at ${emulator}`;

  return {
    name,
    async reach() {
      const seconds = FIRST_ANSWER_MS / 1_000;
      await within(FIRST_ANSWER_MS, isEmpty('contact_widget'), {
        en: `${name}: no answer within ${seconds} s; check the network, or FIRESTORE_EMULATOR_HOST`,
        th: `${name}: ไม่ตอบภายใน ${seconds} วินาที ให้ดูเครือข่ายหรือ FIRESTORE_EMULATOR_HOST`,
      });
    },
    async *pages(collection) {
      let query = ordered(collection).limit(PAGE);
      for (;;) {
        const { docs } = await query.get();
        yield docs.map((each: QueryDocumentSnapshot) => ({ id: each.id, fields: plainFields(each.data()) }));
        const last = docs.at(-1);
        if (last === undefined || docs.length < PAGE) return;
        query = ordered(collection).startAfter(last.id).limit(PAGE);
      }
    },
    isEmpty,
    async existing(collection, ids) {
      const found = new Set<string>();
      for (let from = 0; from < ids.length; from += PAGE) {
        const named = ids.slice(from, from + PAGE).map((id) => firestore.collection(collection).doc(id));
        const answers = await firestore.getAll(...named, { fieldMask: ['record_status'] });
        for (const each of answers) if (each.exists) found.add(each.id);
      }
      return found;
    },
    async commit(collection, writes) {
      const batch = firestore.batch();
      for (const { id, fields } of writes) {
        const place = firestore.collection(collection).doc(id);
        if (fields === null) batch.delete(place);
        else batch.set(place, fields);
      }
      await batch.commit();
    },
    close: () => firestore.terminate(),
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The project, from `--project` or `FIREBASE_PROJECT_ID`. @throws ContentToolError for a missing or invalid setting */
export function projectOf(given: string | undefined, variables: Variables): { projectId: string; emulator?: string } {
  const projectId = given ?? variables.FIREBASE_PROJECT_ID ?? '';
  const emulator = variables.FIRESTORE_EMULATOR_HOST;
  const account = variables.GOOGLE_APPLICATION_CREDENTIALS;
  if (projectId === '')
    throw new ContentToolError(
      {
        en: 'set FIREBASE_PROJECT_ID, or add --project ID, to choose the Firebase project',
        th: 'ยังไม่ได้บอกว่าโปรเจกต์ Firebase ใด ให้ตั้ง FIREBASE_PROJECT_ID หรือเติม --project ID',
      },
      2,
    );
  if (emulator) {
    if (!/^[\w.-]+:\d{1,5}$/.test(emulator))
      throw new ContentToolError(
        {
          en: `FIRESTORE_EMULATOR_HOST is '${emulator}'; it must be host:port, such as localhost:8080`,
          th: `FIRESTORE_EMULATOR_HOST คือ '${emulator}' ต้องเป็น host:port เช่น localhost:8080`,
        },
        2,
      );
    return { projectId, emulator };
  }
  if (account && !existsSync(account))
    throw new ContentToolError(
      {
        en: `GOOGLE_APPLICATION_CREDENTIALS is '${account}', and there is no such file; it must be the JSON file of a service account`,
        th: `GOOGLE_APPLICATION_CREDENTIALS คือ '${account}' แต่ไม่มีไฟล์นี้ ต้องเป็นไฟล์ JSON ของ service account`,
      },
      2,
    );
  return { projectId };
}

/** Runs a function with the database and closes it. Reports database errors as a one-line ContentToolError. */
export async function withDatabase<Result>(
  given: string | undefined,
  printer: MessagePrinter,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { projectId, emulator } = projectOf(given, process.env);
  const database = openDatabase(projectId, emulator);
  // Google's client throws errors about a wrong account outside of its promises.
  process.once('uncaughtException', (error) => {
    printer.printError(databaseFault(database.name, error));
    process.exit(1);
  });
  try {
    await database.reach();
    const result = await run(database);
    await database.close();
    return result;
  } catch (error) {
    if (error instanceof ContentToolError) throw error;
    throw new ContentToolError(databaseFault(database.name, error), 1);
  }
}
