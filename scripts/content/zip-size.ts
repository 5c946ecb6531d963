const END = 0x06054b50;
const ENTRY = 0x02014b50;
// The sizes, in bytes, of the fixed parts of the end record and of an entry, and the largest size of a comment.
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MOST_COMMENT = 0xffff;
/** The value of a size that is in a ZIP64 record instead. */
const IN_ZIP64 = 0xffffffff;
/** The flag of a file whose size may follow its data. */
const SIZE_FOLLOWS = 8;

/**
 * The unpacked size of a ZIP archive in bytes, according to its central directory. Returns infinity if the directory is
 * damaged or lacks sizes. The directory can be wrong, so the code that unpacks must enforce each size.
 */
export function unpackedSize(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) {
    if (archive.length - end > END_BYTES + MOST_COMMENT) return Number.POSITIVE_INFINITY;
    end -= 1;
  }
  if (end < 0) return Number.POSITIVE_INFINITY;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > archive.length || view.getUint32(at, true) !== ENTRY) return Number.POSITIVE_INFINITY;
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isAfterData = (view.getUint16(at + 8, true) & SIZE_FOLLOWS) !== 0 && packed === 0;
    // An empty file deflates to 2 bytes.
    if (unpacked === IN_ZIP64 || isAfterData || (unpacked === 0 && packed > 2)) return Number.POSITIVE_INFINITY;
    sum += unpacked;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}
