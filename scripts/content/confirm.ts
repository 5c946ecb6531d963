import { createInterface } from 'node:readline/promises';
import type { Language } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';

/** What stands between a mistyped command and lost documents. */
export type DeleteGuard = {
  /** Collections that were named with `--confirm`. */
  readonly confirmed: readonly string[];
  /** Asks a person; undefined where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

/** Whether so many documents may be deleted: only when the collection's name has been given, letter by letter. */
export async function mayDelete(
  collection: CollectionName,
  count: number,
  guard: DeleteGuard,
  language: Language,
): Promise<boolean> {
  if (guard.confirmed.includes(collection)) return true;
  if (guard.ask === undefined) return false;
  const question = {
    en: `${count} documents of ${collection} will be deleted for good. Type the collection's name to go on: `,
    th: `จะลบ ${collection} ถาวร ${count} รายการ ถ้าต้องการลบ ให้พิมพ์ชื่อคอลเลกชัน: `,
  };
  return (await guard.ask(question[language])).trim() === collection;
}

/** Asks on the terminal, where there is one. */
export function terminalQuestion(): DeleteGuard['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
}
