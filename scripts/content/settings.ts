import { existsSync } from 'node:fs';
import { ContentToolError } from './content-tool-error';
import { type Database, openDatabase } from './database';
import { databaseFault } from './database-fault';
import type { Speaker } from './speaker';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The Firebase project to use, from `--project` or `FIREBASE_PROJECT_ID`. Google's client finds the account.
 * @throws ContentToolError if a setting is missing or invalid
 */
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
  speaker: Speaker,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { projectId, emulator } = projectOf(given, process.env);
  const database = openDatabase(projectId, emulator);
  // Google's client throws errors about a wrong account outside of its promises.
  process.once('uncaughtException', (error) => {
    speaker.printError(databaseFault(database.name, error));
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
