import type { LocalFault } from '../../lib/content/check/pictures';
import type { CollectionName } from '../../lib/content/collections';
import { isoStamp } from '../../lib/content/stored-fields.server';
import { faultCount } from './check';
import { type Checked, checkCandidates } from './check-candidates';
import { batches, type Database, type Write } from './database';
import { type Candidate, faultLine, placeText, type SheetFault } from './faults';
import type { Fields } from './field';
import { type Plan, planOf, planText } from './plan';
import { readFile } from './read-file';
import { crossFaults } from './references';
import { type DeleteGuard, type MessagePrinter, mayDelete, type Progress, showProgress } from './terminal';

export type ImportOptions = {
  readonly collection?: CollectionName;
  readonly yes: boolean;
  readonly deleteMissing: boolean;
  readonly guard: DeleteGuard;
  readonly localFault: LocalFault;
  readonly printer: MessagePrinter;
};

export type ReadCandidates = {
  readonly candidates: readonly Candidate[];
  readonly checked: readonly Checked[];
  readonly faults: readonly SheetFault[];
};

export async function readCandidates(
  files: readonly string[],
  now: string,
  collection?: CollectionName,
): Promise<ReadCandidates> {
  const read = await Promise.all(files.map((file) => readFile(file, collection)));
  const candidates = read.flatMap((each) => each.candidates);
  const { checked, faults } = checkCandidates(candidates, now);
  const unread = read.flatMap((each) => each.faults);
  const unreadPlaces = new Set(unread.map((fault) => placeText(fault).en));
  // Otherwise an unreadable cell would also be reported as missing.
  const others = faults.filter((fault) => !unreadPlaces.has(placeText(fault).en));
  return { candidates, checked, faults: [...unread, ...others] };
}

async function planAll(
  database: Database,
  { candidates, checked, faults }: ReadCandidates,
  now: string,
  options: Pick<ImportOptions, 'deleteMissing' | 'localFault'>,
): Promise<{ plans: Plan[]; faults: SheetFault[] }> {
  const plans: Plan[] = [];
  for (const collection of new Set(candidates.map((each) => each.collection))) {
    const offered = checked.filter(({ origin }) => origin.collection === collection);
    plans.push(await planOf(database, collection, offered, now));
  }
  const others = new Map(plans.map((plan) => [plan.collection, options.deleteMissing ? [] : plan.others]));
  const gone = new Map(
    plans.map(({ collection, missing }) => [collection, new Set(options.deleteMissing ? missing : [])]),
  );
  const cross = await crossFaults(database, checked, { others, gone }, options.localFault);
  return { plans, faults: [...faults, ...cross] };
}

export function printFaults(printer: MessagePrinter, faults: readonly SheetFault[]): 1 {
  const placeOf = ({ file, sheet }: SheetFault) => JSON.stringify([file, sheet]);
  const places = [...new Set(faults.map(placeOf))];
  const inOrder = [...faults].sort(
    (a, b) => places.indexOf(placeOf(a)) - places.indexOf(placeOf(b)) || (a.row ?? 0) - (b.row ?? 0),
  );
  for (const fault of inOrder) printer.printError(faultLine(fault));
  const count = faultCount(faults.length);
  printer.printError({ en: `${count.en}; nothing was written`, th: `${count.th} ยังไม่ได้เขียนอะไร` });
  return 1;
}

export async function writePlan(
  database: Database,
  plan: Plan,
  printer: MessagePrinter,
  keepStamps: boolean,
): Promise<void> {
  const documents = [...plan.added, ...plan.changed.map(({ document }) => document)].map(({ written }) => written);
  const progress = showProgress({ en: plan.collection, th: plan.collection }, documents.length, printer);
  await writeDocuments(database, plan.collection, documents, progress, { keepStamps });
  progress.end();
}

async function deletePlanned(database: Database, plan: Plan, printer: MessagePrinter): Promise<void> {
  const progress = showProgress(
    { en: `${plan.collection}, deleting`, th: `${plan.collection} กำลังลบ` },
    plan.missing.length,
    printer,
  );
  await deleteDocuments(database, plan.collection, plan.missing, progress);
  progress.end();
}

async function refusedDeletions(plans: readonly Plan[], { guard, printer }: ImportOptions): Promise<CollectionName[]> {
  const refused: CollectionName[] = [];
  for (const { collection, missing } of plans)
    if (missing.length > 0 && !(await mayDelete(collection, missing.length, guard, printer.language)))
      refused.push(collection);
  return refused;
}

/** Prints what the files would change, and writes it with `yes` if there is no fault. Returns an exit code. */
export async function importFiles(
  database: Database,
  files: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { printer } = options;
  const now = new Date().toISOString();
  const offer = await readCandidates(files, now, options.collection);
  const { plans, faults } = await planAll(database, offer, now, options);
  if (faults.length > 0) return printFaults(printer, faults);
  printer.print({ en: `into ${database.name}`, th: `ปลายทาง ${database.name}` });
  for (const plan of plans) printer.print(planText(plan, options.deleteMissing));
  if (!options.yes) {
    printer.print({
      en: 'nothing was written; add --yes to write this',
      th: 'ยังไม่ได้เขียนอะไร ถ้าจะเขียนจริงให้เติม --yes',
    });
    return 0;
  }
  if (options.deleteMissing) {
    const refused = await refusedDeletions(plans, options);
    if (refused.length > 0) {
      const confirm = `--confirm ${refused.join(' --confirm ')}`;
      printer.printError({
        en: `nothing was written; to delete, type the collection's name when asked, or add ${confirm}`,
        th: `ยังไม่ได้เขียนอะไร ถ้าจะลบ ให้พิมพ์ชื่อคอลเลกชันเมื่อระบบถาม หรือเติม ${confirm}`,
      });
      return 1;
    }
  }
  for (const plan of plans) {
    if (plan.added.length + plan.changed.length > 0) await writePlan(database, plan, printer, false);
    if (options.deleteMissing && plan.missing.length > 0) await deletePlanned(database, plan, printer);
    const written = plan.added.length + plan.changed.length;
    printer.print({
      en: `${plan.collection}: ${written} written, ${plan.unchanged} were already there`,
      th: `${plan.collection}: เขียนแล้ว ${written} รายการ มีอยู่แล้ว ${plan.unchanged} รายการ`,
    });
  }
  return 0;
}

/** Sets `updated_at` to the time of the batch, because running sites query for newer documents. */
async function writeDocuments(
  database: Database,
  collection: CollectionName,
  documents: readonly Fields[],
  progress: Progress,
  { keepStamps }: { readonly keepStamps: boolean },
): Promise<void> {
  const writes = documents.map(({ id, ...fields }): Write => ({ id: String(id), fields }));
  for (const batch of batches(writes)) {
    const updated_at = isoStamp(Math.floor(Date.now() / 1_000) * 1_000);
    const stamped = batch.map(({ id, fields }) => ({
      id,
      fields: keepStamps ? { updated_at, ...fields } : { ...fields, updated_at },
    }));
    await database.commit(collection, stamped);
    progress.add(batch.length);
  }
}

async function deleteDocuments(
  database: Database,
  collection: CollectionName,
  ids: readonly string[],
  progress: Progress,
): Promise<void> {
  for (const batch of batches(ids.map((id): Write => ({ id, fields: null })))) {
    await database.commit(collection, batch);
    progress.add(batch.length);
  }
}
