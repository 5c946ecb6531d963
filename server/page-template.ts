import { constants, crc32, deflateRawSync } from 'node:zlib';

type Placeholder = { readonly name: string; readonly start: number; readonly end: number };
type Piece = { readonly plain: Buffer; readonly deflated: Buffer };

/** A text with gaps, and the compressed pieces between them. Pieces and gaps alternate; a piece is first and last. */
export type PageTemplate = { readonly pieces: readonly Piece[]; readonly placeholders: readonly string[] };

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** A stored block holds its length in two bytes (RFC 1951 §3.2.4). */
const MOST_STORED = 65_535;

/** A full flush ends on a byte boundary and resets the dictionary, so any block may follow. */
const deflated = (plain: Buffer) => deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Makes a gap at the first match of each pattern; a pattern without a match makes none. Matches must not overlap. */
export function pageTemplate(text: string, patterns: Readonly<Record<string, RegExp>>): PageTemplate {
  const placeholders = Object.entries(patterns)
    .flatMap(([name, pattern]): Placeholder[] => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ name, start: match.index, end: match.index + match[0].length }];
    })
    .sort((a, b) => a.start - b.start);
  const starts = [0, ...placeholders.map(({ end }) => end)];
  const ends = [...placeholders.map(({ start }) => start), text.length];
  const pieces = starts.map((start, index) => {
    const plain = Buffer.from(text.slice(start, ends[index]));
    return { plain, deflated: deflated(plain) };
  });
  return { pieces, placeholders: placeholders.map(({ name }) => name) };
}

/** Wraps bytes in stored (uncompressed) blocks. */
function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let offset = 0; offset < bytes.length; offset += MOST_STORED) {
    const block = bytes.subarray(offset, offset + MOST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xffff, 3);
    blocks.push(head, block);
  }
  return Buffer.concat(blocks);
}

/**
 * The page with a text in each gap, as gzip or uncompressed. It reuses the compressed pieces, because compressing a
 * whole page takes thirty times as long as sending it.
 */
export function fillTemplate(
  page: PageTemplate,
  texts: Readonly<Record<string, string>>,
  encoding: 'gzip' | 'identity',
) {
  const fills = page.placeholders.map((name) => Buffer.from(texts[name] ?? ''));
  const interleave = <Part>(ofPiece: (piece: Piece) => Part, ofFill: (fill: Buffer) => Part): Part[] =>
    page.pieces.flatMap((piece, index) => {
      const fill = fills[index];
      return fill === undefined ? [ofPiece(piece)] : [ofPiece(piece), ofFill(fill)];
    });
  const plain = interleave(
    (piece) => piece.plain,
    (fill) => fill,
  );
  if (encoding === 'identity') return Buffer.concat(plain);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(plain.reduce((sum, part) => sum + part.length, 0) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...interleave((piece) => piece.deflated, stored), LAST_BLOCK, trailer]);
}
