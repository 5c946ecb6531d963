import 'server-only';
import { appendFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorText, log } from '../../config/log';
import type { CollectionName } from '../collections';
import type { RawDocument } from '../source';
import { parseKeptLine, writeKeptLine } from './kept-line';

/** Documents handed on at once while a file is read. */
const PAGE = 500;

type Kept = { readonly ids: ReadonlySet<string>; readonly reconciledAt: number };

/** A copy that is written beside the one in use. */
interface KeptCopy {
  readonly add: (documents: readonly RawDocument[]) => Promise<void>;
  /** Puts it in the place of the old one. */
  readonly keep: () => Promise<void>;
  /** Ends it; one that was kept stays. */
  readonly discard: () => Promise<void>;
}

/** One collection on disk. Reading and writing never reject: the site lives without, and the log says why it must. */
export interface KeptCollection {
  /** Hands on what is kept, page by page, and says what of it is left at the end. Null where nothing is kept. */
  readonly read: (take: (documents: readonly RawDocument[]) => void) => Promise<Kept | null>;
  readonly rewrite: (reconciledAt: number) => Promise<KeptCopy>;
  readonly append: (changed: readonly RawDocument[], gone: readonly string[]) => Promise<void>;
}

const documentLine = (document: RawDocument) => writeKeptLine({ document });

async function readKept(path: string, take: (documents: readonly RawDocument[]) => void): Promise<Kept | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  const ids = new Set<string>();
  let reconciledAt: number | undefined;
  // What was kept of a document last counts, and of two in one page a reader takes the first.
  const page = new Map<string, RawDocument>();
  const handOn = () => {
    take([...page.values()]);
    page.clear();
  };
  try {
    for await (const text of file.readLines()) {
      const line = parseKeptLine(text);
      if (line !== null && 'reconciledAt' in line) reconciledAt ??= line.reconciledAt;
      else if (line === null || reconciledAt === undefined) {
        // What broke off, or follows something broken, cannot be trusted: everything is read anew soon.
        reconciledAt = reconciledAt === undefined ? undefined : 0;
        break;
      } else if ('gone' in line) ids.delete(line.gone);
      else {
        ids.add(line.document.id);
        page.set(line.document.id, line.document);
        if (page.size === PAGE) handOn();
      }
    }
    handOn();
    return reconciledAt === undefined ? null : { ids, reconciledAt };
  } finally {
    await file.close();
  }
}

/** The file of a collection under a folder that this process may write. */
export function keptCollection(folder: string, collection: CollectionName): KeptCollection {
  const path = join(folder, `${collection}.jsonl`);
  let isBroken = false;

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
    read: (take) => quietly(() => readKept(path, take), null),

    async rewrite(reconciledAt) {
      const beside = `${path}.new`;
      const file = await quietly(async () => {
        await mkdir(dirname(path), { recursive: true });
        const opened = await open(beside, 'w');
        await opened.write(writeKeptLine({ reconciledAt }));
        return opened;
      }, null);
      let isWhole = file !== null;
      return {
        async add(documents) {
          if (!isWhole) return;
          isWhole = await quietly(async () => {
            await file?.write(documents.map(documentLine).join(''));
            return true;
          }, false);
        },
        async keep() {
          if (!isWhole) return;
          await quietly(async () => {
            await file?.sync();
            await rename(beside, path);
          }, undefined);
        },
        async discard() {
          await quietly(async () => {
            await file?.close();
            await rm(beside, { force: true });
          }, undefined);
        },
      };
    },

    append: (changed, gone) =>
      quietly(
        () =>
          appendFile(path, [...changed.map(documentLine), ...gone.map((id) => writeKeptLine({ gone: id }))].join('')),
        undefined,
      ),
  };
}
