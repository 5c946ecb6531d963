import 'server-only';
import { appendFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorText, log } from '../../config/log';
import type { CollectionName } from '../collections';
import type { RawDocument } from '../source';
import { type JournalLine, parseJournalLine, writeJournalLine } from './journal-line';
import type { ReadTime } from './listen-stream.server';

/** Lines that are written at once while a whole collection is listed. */
const LINES_AT_ONCE = 500;

/** One collection on disk. Reading and writing never reject: the site works without a disk, and the log says why it must. */
export interface Journal {
  /**
   * Hands on the documents of an earlier process one by one, the last version of each, and resolves with the moment up
   * to which they are whole. Resolves with undefined where the file is not there or is damaged.
   */
  readonly read: (take: (document: RawDocument) => Promise<void> | void) => Promise<ReadTime | undefined>;
  readonly append: (lines: readonly JournalLine[]) => Promise<void>;
  /** Starts a new file, which takes the place of the old one when it is finished. */
  readonly rewrite: () => JournalRewrite;
}

export interface JournalRewrite {
  readonly add: (line: JournalLine) => Promise<void>;
  readonly finish: (lines: readonly JournalLine[]) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Which line of the file has the last version of each document. */
async function lastLines(file: FileHandle): Promise<{ numbers: ReadonlySet<number>; readTime: ReadTime | undefined }> {
  const numbers = new Map<string, number>();
  let readTime: ReadTime | undefined;
  let number = 0;
  for await (const text of file.readLines({ start: 0, autoClose: false })) {
    const line = parseJournalLine(text);
    readTime = line !== null && 'readTime' in line ? line.readTime : undefined;
    if (line === null) break;
    if ('gone' in line) numbers.delete(line.gone);
    if ('document' in line) numbers.set(line.document.id, number);
    number += 1;
  }
  return { numbers: new Set(numbers.values()), readTime };
}

async function readJournal(path: string, take: (document: RawDocument) => Promise<void> | void) {
  const file = await open(path).catch(() => null);
  if (file === null) return undefined;
  try {
    const { numbers, readTime } = await lastLines(file);
    let number = 0;
    for await (const text of file.readLines({ start: 0, autoClose: false })) {
      const line = numbers.has(number) ? parseJournalLine(text) : null;
      if (line !== null && 'document' in line) await take(line.document);
      number += 1;
    }
    return readTime;
  } finally {
    await file.close();
  }
}

export const journalPath = (folder: string, collection: CollectionName): string => join(folder, `${collection}.jsonl`);

/** The journal of a collection in a folder that this process may write. */
export function openJournal(folder: string, collection: CollectionName): Journal {
  const path = journalPath(folder, collection);
  let isBroken = false;
  let rewrites = 0;

  async function quietly<Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      const answer = await work();
      isBroken = false;
      return answer;
    } catch (error) {
      if (!isBroken) log('warn', 'content cannot be kept on disk', { collection, reason: errorText(error) });
      isBroken = true;
      return otherwise;
    }
  }

  return {
    read: (take) => quietly(() => readJournal(path, take), undefined),
    append: (lines) => quietly(() => appendFile(path, lines.map(writeJournalLine).join('')), undefined),
    rewrite() {
      rewrites += 1;
      // An earlier rewrite may still be written or removed.
      const beside = `${path}.new${rewrites}`;
      let waiting: JournalLine[] = [];
      let isWhole = true;
      const opened = quietly(async () => {
        await mkdir(dirname(path), { recursive: true });
        return await open(beside, 'w');
      }, null);
      const flush = async () => {
        const lines = waiting.map(writeJournalLine).join('');
        waiting = [];
        const file = await opened;
        isWhole &&= file !== null && (await quietly(async () => (await file.write(lines)).bytesWritten >= 0, false));
      };
      const close = async () => (await opened)?.close().catch(() => undefined);
      return {
        async add(line) {
          waiting.push(line);
          if (waiting.length >= LINES_AT_ONCE) await flush();
        },
        async finish(lines) {
          waiting.push(...lines);
          await flush();
          if (isWhole)
            await quietly(async () => {
              await (await opened)?.sync();
              await rename(beside, path);
            }, undefined);
          await close();
        },
        async discard() {
          await close();
          await rm(beside, { force: true }).catch(() => undefined);
        },
      };
    },
  };
}
