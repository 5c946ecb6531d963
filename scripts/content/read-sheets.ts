import type { Message } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import type { Offered } from './candidate';
import { collectionNamed } from './collection-named';
import { readRows } from './read-sheet';
import type { WorkbookSheet } from './workbook';

/** The collection of the option `--collection` (`given`), and the one in the file's name (`named`). */
type Known = { readonly given: CollectionName | undefined; readonly named: CollectionName | undefined };

const NAMELESS: Message = {
  en: `name the sheet after its collection, or hide it: ${COLLECTION_NAMES.join(', ')}`,
  th: `ตั้งชื่อชีตตามคอลเลกชัน หรือซ่อนชีตนี้: ${COLLECTION_NAMES.join(', ')}`,
};

const HIDDEN: Message = {
  en: 'the sheet is hidden; show it, or give it a name that is no collection',
  th: 'ชีตนี้ถูกซ่อนอยู่ ให้เลิกซ่อน หรือเปลี่ยนชื่อไม่ให้ตรงกับคอลเลกชัน',
};

const EMPTY: Message = { en: 'has no visible sheet with data', th: 'ไม่มีชีตที่มีข้อมูล' };

const otherName = (given: CollectionName): Message => ({
  en: `--collection ${given} contradicts the sheet's name`,
  th: `--collection ${given} ไม่ตรงกับชื่อชีต`,
});

const ownCollection = ({ name }: WorkbookSheet) => collectionNamed(name);

function readOne(file: string, sheet: WorkbookSheet, collection: CollectionName): Offered {
  const place = { file, sheet: sheet.name };
  const { candidates, faults } = readRows(collection, place, sheet.rows);
  return { candidates, faults: [...sheet.faults.map((fault) => ({ ...place, ...fault })), ...faults] };
}

/**
 * Reads the documents of a workbook. The name of a sheet is its collection. A single visible sheet may have any name if
 * `given` or `named` is known. Skips empty sheets, and hidden sheets whose names are not collections.
 */
export function readSheets(file: string, sheets: readonly WorkbookSheet[], { given, named }: Known): Offered {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const single = shown.length === 1 ? (given ?? named) : undefined;
  const read = filled.map((sheet): Offered => {
    const own = ownCollection(sheet);
    const fault = (reason: Message): Offered => ({ candidates: [], faults: [{ file, sheet: sheet.name, reason }] });
    if (sheet.isHidden) return own === undefined ? { candidates: [], faults: [] } : fault(HIDDEN);
    if (own !== undefined && given !== undefined && given !== own) return fault(otherName(given));
    const collection = own ?? single;
    return collection === undefined ? fault(NAMELESS) : readOne(file, sheet, collection);
  });
  if (shown.length === 0 && read.every(({ faults }) => faults.length === 0))
    return { candidates: [], faults: [{ file, reason: EMPTY }] };
  return {
    candidates: read.flatMap(({ candidates }) => candidates),
    faults: read.flatMap(({ faults }) => faults),
  };
}
