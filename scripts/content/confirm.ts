import { createInterface } from 'node:readline/promises';
import type { Language } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';

/** Protects documents against deletion by a mistyped command. */
export type DeleteGuard = {
  /** The collections given with `--confirm`. */
  readonly confirmed: readonly string[];
  /** Asks a person; undefined if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

/** Whether the documents may be deleted. Requires the exact name of the collection, by `--confirm` or typed. */
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

/** Asks on the terminal; undefined if there is no terminal. */
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
