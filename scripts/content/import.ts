import type { LocalFault } from '../../lib/content/check/pictures';
import type { CollectionName } from '../../lib/content/collections';
import { type Candidate, faultLine, placeWords, type SheetFault } from './candidate';
import { faultCount } from './check';
import { type Checked, checkCandidates } from './checked';
import { type DeleteGuard, mayDelete } from './confirm';
import { crossFaults } from './cross-checks';
import type { Database } from './database';
import { type Plan, planOf } from './plan';
import { planText } from './plan-text';
import { showProgress } from './progress';
import { readFile } from './read-file';
import type { Speaker } from './speaker';
import { deleteDocuments, writeDocuments } from './write-plan';

export type ImportOptions = {
  readonly collection?: CollectionName;
  readonly yes: boolean;
  readonly deleteMissing: boolean;
  readonly guard: DeleteGuard;
  readonly localFault: LocalFault;
  readonly speaker: Speaker;
};

export type Offer = {
  readonly candidates: readonly Candidate[];
  readonly checked: readonly Checked[];
  readonly faults: readonly SheetFault[];
};

/** Reads the files and checks each document without the database. */
export async function readOffer(files: readonly string[], now: string, collection?: CollectionName): Promise<Offer> {
  const read = await Promise.all(files.map((file) => readFile(file, collection)));
  const candidates = read.flatMap((each) => each.candidates);
  const { checked, faults } = checkCandidates(candidates, now);
  const unread = read.flatMap((each) => each.faults);
  const unreadPlaces = new Set(unread.map((fault) => placeWords(fault).en));
  // Otherwise an unreadable cell would also be reported as missing.
  const others = faults.filter((fault) => !unreadPlaces.has(placeWords(fault).en));
  return { candidates, checked, faults: [...unread, ...others] };
}

/** Compares the imported with the stored documents, and runs the checks that need both. */
async function planAll(
  database: Database,
  { candidates, checked, faults }: Offer,
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

/** Prints each fault on a line, then their number. Returns an exit code. */
export function tellFaults(speaker: Speaker, faults: readonly SheetFault[]): 1 {
  const placeOf = ({ file, sheet }: SheetFault) => JSON.stringify([file, sheet]);
  const places = [...new Set(faults.map(placeOf))];
  const inOrder = [...faults].sort(
    (a, b) => places.indexOf(placeOf(a)) - places.indexOf(placeOf(b)) || (a.row ?? 0) - (b.row ?? 0),
  );
  for (const fault of inOrder) speaker.printError(faultLine(fault));
  const count = faultCount(faults.length);
  speaker.printError({ en: `${count.en}; nothing was written`, th: `${count.th} ยังไม่ได้เขียนอะไร` });
  return 1;
}

/** Writes the new and changed documents of a plan. */
export async function writePlan(database: Database, plan: Plan, speaker: Speaker, keepStamps: boolean): Promise<void> {
  const documents = [...plan.added, ...plan.changed.map(({ document }) => document)].map(({ written }) => written);
  const progress = showProgress({ en: plan.collection, th: plan.collection }, documents.length, speaker);
  await writeDocuments(database, plan.collection, documents, progress, { keepStamps });
  progress.end();
}

async function deletePlanned(database: Database, plan: Plan, speaker: Speaker): Promise<void> {
  const progress = showProgress(
    { en: `${plan.collection}, deleting`, th: `${plan.collection} กำลังลบ` },
    plan.missing.length,
    speaker,
  );
  await deleteDocuments(database, plan.collection, plan.missing, progress);
  progress.end();
}

/** The collections for which the user did not confirm the deletion. */
async function refusedDeletions(plans: readonly Plan[], { guard, speaker }: ImportOptions): Promise<CollectionName[]> {
  const refused: CollectionName[] = [];
  for (const { collection, missing } of plans)
    if (missing.length > 0 && !(await mayDelete(collection, missing.length, guard, speaker.language)))
      refused.push(collection);
  return refused;
}

/**
 * Imports files into the database. Prints what would change, and writes the changes if `yes` is set. Writes nothing if
 * there is a fault.
 * @returns an exit code
 */
export async function importFiles(
  database: Database,
  files: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { speaker } = options;
  const now = new Date().toISOString();
  const offer = await readOffer(files, now, options.collection);
  const { plans, faults } = await planAll(database, offer, now, options);
  if (faults.length > 0) return tellFaults(speaker, faults);
  speaker.print({ en: `into ${database.name}`, th: `ปลายทาง ${database.name}` });
  for (const plan of plans) speaker.print(planText(plan, options.deleteMissing));
  if (!options.yes) {
    speaker.print({
      en: 'nothing was written; add --yes to write this',
      th: 'ยังไม่ได้เขียนอะไร ถ้าจะเขียนจริงให้เติม --yes',
    });
    return 0;
  }
  if (options.deleteMissing) {
    const refused = await refusedDeletions(plans, options);
    if (refused.length > 0) {
      const confirm = `--confirm ${refused.join(' --confirm ')}`;
      speaker.printError({
        en: `nothing was written; to delete, type the collection's name when asked, or add ${confirm}`,
        th: `ยังไม่ได้เขียนอะไร ถ้าจะลบ ให้พิมพ์ชื่อคอลเลกชันเมื่อระบบถาม หรือเติม ${confirm}`,
      });
      return 1;
    }
  }
  for (const plan of plans) {
    if (plan.added.length + plan.changed.length > 0) await writePlan(database, plan, speaker, false);
    if (options.deleteMissing && plan.missing.length > 0) await deletePlanned(database, plan, speaker);
    const written = plan.added.length + plan.changed.length;
    speaker.print({
      en: `${plan.collection}: ${written} written, ${plan.unchanged} were already there`,
      th: `${plan.collection}: เขียนแล้ว ${written} รายการ มีอยู่แล้ว ${plan.unchanged} รายการ`,
    });
  }
  return 0;
}
