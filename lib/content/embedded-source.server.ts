import 'server-only';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ContentSource } from './source';

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [LIST, LIST_END, MAP, MAP_END] = [0x5b, 0x5d, 0x7b, 0x7d];

const isSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

class ListParser {
  /** The number of open lists and objects: 1 between the values. */
  private depth = 0;
  private inText = false;
  private afterBackslash = false;
  private values = 0;
  private isOver = false;
  private pending: Buffer[] = [];

  *push(chunk: Buffer): Generator<Buffer, void> {
    let from = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      if (this.inText) {
        index = this.textEnd(chunk, index);
        continue;
      }
      const byte = chunk[index] ?? 0;
      if (this.depth === 0) {
        this.readOutside(byte);
        from = index + 1;
      } else if (this.endsValue(byte)) {
        const value = Buffer.concat([...this.pending, chunk.subarray(from, index)]);
        this.pending = [];
        from = index + 1;
        if (!this.isOver || this.values > 0 || !value.every(isSpace)) yield value;
        this.values += 1;
      }
    }
    this.pending.push(chunk.subarray(from));
  }

  end(): void {
    if (!this.isOver) throw new SyntaxError('the list is incomplete');
  }

  /** The index of the quote that ends a text, or of the last byte. Most bytes are in texts, so it calls nothing. */
  private textEnd(chunk: Buffer, from: number): number {
    let index = this.afterBackslash ? from + 1 : from;
    while (index < chunk.length && chunk[index] !== QUOTE) index += chunk[index] === BACKSLASH ? 2 : 1;
    this.afterBackslash = index > chunk.length;
    this.inText = index >= chunk.length;
    return Math.min(index, chunk.length - 1);
  }

  private readOutside(byte: number): void {
    if (isSpace(byte)) return;
    if (this.isOver) throw new SyntaxError('unexpected data after the list');
    if (byte !== LIST) throw new TypeError('not a list of documents');
    this.depth = 1;
  }

  private endsValue(byte: number): boolean {
    if (byte === QUOTE) this.inText = true;
    else if (byte === LIST || byte === MAP) this.depth += 1;
    else if (byte === LIST_END || byte === MAP_END) this.depth -= 1;
    else return byte === COMMA && this.depth === 1;
    if (this.depth > 0) return false;
    if (byte !== LIST_END) throw new SyntaxError('the list ends with a brace');
    this.isOver = true;
    return true;
  }
}

/** Parses a JSON list (RFC 8259, UTF-8) one document at a time, to save memory. Rejects if it is no JSON list. */
export async function* listedDocuments(chunks: AsyncIterable<Buffer>): AsyncGenerator<unknown, void> {
  const list = new ListParser();
  for await (const chunk of chunks) {
    for (const value of list.push(chunk)) yield JSON.parse(value.toString('utf8'));
  }
  list.end();
}

const PIECE_BYTES = 256 * 1024;

/** Rejects if the file changed during the read, because the documents may be from two versions. */
async function* documentsOf(path: string): AsyncGenerator<unknown, void> {
  const file = await open(path);
  try {
    const before = await file.stat();
    const assertUnchanged = async (cause?: unknown) => {
      const after = await file.stat();
      if (after.mtimeMs !== before.mtimeMs || after.size !== before.size)
        throw new Error(`${path} was changed while it was read`, { cause });
    };
    try {
      yield* listedDocuments(file.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false }));
    } catch (fault) {
      // Parts of two versions are rarely valid JSON. Report the change and not a syntax error.
      await assertUnchanged(fault);
      throw fault;
    }
    await assertUnchanged();
  } finally {
    await file.close();
  }
}

/** One JSON file per collection, read again at each refresh, so that content changes need no build. */
export function embeddedSource(folder: string): ContentSource {
  return {
    kind: 'embedded',
    async load(collection) {
      // The folder comes from the environment at run time, so the bundler must not trace it.
      const path = resolve(/* turbopackIgnore: true */ process.cwd(), folder, `${collection}.json`);
      return documentsOf(path);
    },
  };
}
