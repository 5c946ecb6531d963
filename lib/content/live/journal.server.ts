import 'server-only';
import { appendFile, type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { errorText, log } from '../../config/log';
import type { CollectionName } from '../collections';
import type { RawDocument } from '../source';
import type { ReadTime } from './listen-stream.server';

const readTime = z.strictObject({ seconds: z.string(), nanos: z.number() });

/** A changed document, the id of a removed one, or the read time at which the lines before it are complete. */
const journalLine = z.union([
  z.strictObject({ document: z.looseObject({ id: z.string() }) }),
  z.strictObject({ gone: z.string() }),
  z.strictObject({ readTime }),
]);

export type JournalLine = z.output<typeof journalLine>;

/** Parses a line. Returns null for a line that is truncated because the process ended, or that another build wrote. */
function parseJournalLine(line: string): JournalLine | null {
  try {
    return journalLine.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Node 24 also ends a line at U+2028 and U+2029, which JSON allows inside a string. */
const writeJournalLine = (line: JournalLine): string =>
  `${JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

const LINES_AT_ONCE = 500;

/** A file with more than twice as many lines as documents plus this number is compacted when it is read. */
const MAX_SPARE_LINES = 1_000;

type LogErrors = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

const textOf = (lines: readonly JournalLine[]): string => lines.map(writeJournalLine).join('');

async function latestLines(file: FileHandle) {
  const numbers = new Map<string, number>();
  let readTime: ReadTime | undefined;
  let count = 0;
  for await (const text of file.readLines({ start: 0, autoClose: false })) {
    const line = parseJournalLine(text);
    readTime = line !== null && 'readTime' in line ? line.readTime : undefined;
    if (line === null) break;
    if ('gone' in line) numbers.delete(line.gone);
    if ('document' in line) numbers.set(line.document.id, count);
    count += 1;
  }
  return { numbers: new Set(numbers.values()), readTime, count };
}

class Rewrite {
  #waiting: JournalLine[] = [];
  #isComplete: boolean;

  constructor(
    private readonly temporaryPath: string,
    private readonly file: FileHandle | undefined,
    private readonly logErrors: LogErrors,
  ) {
    this.#isComplete = file !== undefined;
  }

  async add(line: JournalLine): Promise<void> {
    this.#waiting.push(line);
    if (this.#waiting.length >= LINES_AT_ONCE) await this.#flush();
  }

  async finish(path: string, lines: readonly JournalLine[]): Promise<boolean> {
    this.#waiting.push(...lines);
    await this.#flush();
    const replace = async () => {
      await this.file?.sync();
      await rename(this.temporaryPath, path);
      return true;
    };
    const isReplaced = this.#isComplete && (await this.logErrors(replace)) === true;
    await this.close();
    return isReplaced;
  }

  async close(): Promise<void> {
    await this.file?.close().catch(() => undefined);
  }

  async #flush(): Promise<void> {
    const text = textOf(this.#waiting);
    this.#waiting = [];
    const write = async () => (await this.file?.appendFile(text)) === undefined;
    this.#isComplete &&= (await this.logErrors(write)) === true;
  }
}

export const journalPath = (folder: string, collection: CollectionName): string => join(folder, `${collection}.jsonl`);

/** The journal of one collection. Never rejects: the site works without a disk, and failures are logged. */
export class Journal {
  readonly #path: string;
  #isBroken = false;
  /** Whether the file has every change up to its last read time. A later read time would hide missing changes. */
  #isComplete = false;
  #rewrite: Rewrite | undefined;

  constructor(
    folder: string,
    private readonly collection: CollectionName,
  ) {
    this.#path = journalPath(folder, collection);
  }

  /** Passes the stored documents to `onDocument`. Resolves with their read time; undefined if the file is damaged. */
  async read(onDocument: (document: RawDocument) => void): Promise<ReadTime | undefined> {
    const file = await open(this.#path).catch(() => null);
    if (file === null) return undefined;
    const readTime = await this.#logErrors(() => this.#readFile(file, onDocument));
    await file.close();
    this.#isComplete = readTime !== undefined;
    return readTime;
  }

  async append(lines: readonly JournalLine[]): Promise<void> {
    if (!this.#isComplete) return;
    const add = async () => (await appendFile(this.#path, textOf(lines))) === undefined;
    this.#isComplete = (await this.#logErrors(add)) === true;
  }

  async startRewrite(): Promise<void> {
    await this.#rewrite?.close();
    this.#rewrite = await this.#begin('new');
  }

  async add(line: JournalLine): Promise<void> {
    await this.#rewrite?.add(line);
  }

  async finishRewrite(lines: readonly JournalLine[]): Promise<void> {
    this.#isComplete = (await this.#rewrite?.finish(this.#path, lines)) ?? false;
    this.#rewrite = undefined;
  }

  async close(): Promise<void> {
    await this.#rewrite?.close();
  }

  async #begin(ending: 'new' | 'short'): Promise<Rewrite> {
    const temporaryPath = `${this.#path}.${ending}`;
    const file = await this.#logErrors(async () => {
      await mkdir(dirname(temporaryPath), { recursive: true });
      return await open(/* turbopackIgnore: true */ temporaryPath, 'w');
    });
    return new Rewrite(temporaryPath, file, (work) => this.#logErrors(work));
  }

  async #readFile(file: FileHandle, onDocument: (document: RawDocument) => void): Promise<ReadTime | undefined> {
    const { numbers, readTime, count } = await latestLines(file);
    const needsCompaction = readTime !== undefined && count > 2 * numbers.size + MAX_SPARE_LINES;
    const compacted = needsCompaction ? await this.#begin('short') : undefined;
    let number = 0;
    for await (const text of file.readLines({ start: 0, autoClose: false })) {
      const line = numbers.has(number) ? parseJournalLine(text) : null;
      number += 1;
      if (line === null || !('document' in line)) continue;
      onDocument(line.document);
      await compacted?.add(line);
    }
    if (readTime !== undefined) await compacted?.finish(this.#path, [{ readTime }]);
    return readTime;
  }

  async #logErrors<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#isBroken = false;
      return result;
    } catch (error) {
      if (!this.#isBroken)
        log('warn', 'content not saved to disk', { collection: this.collection, reason: errorText(error) });
      this.#isBroken = true;
      return undefined;
    }
  }
}
