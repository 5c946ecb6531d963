import type { CollectionName } from '../../lib/content/collections';
import { type Candidate, faultLine, type SheetFault } from './candidate';
import { type Checked, checkCandidates } from './checked';
import { type DeleteGuard, mayDelete } from './confirm';
import { crossFaults } from './cross-checks';
import type { Database } from './database';
import { type Plan, planOf } from './plan';
import { planText } from './plan-text';
import { showProgress } from './progress';
import { readFile } from './read-file';
import type { Terminal } from './terminal';
import { deleteDocuments, writeDocuments } from './write-plan';

export type ImportOptions = {
  readonly collection?: CollectionName;
  readonly yes: boolean;
  readonly deleteMissing: boolean;
  readonly guard: DeleteGuard;
  readonly pictureExists: (url: string) => boolean;
  readonly terminal: Terminal;
};

export type Offer = {
  readonly candidates: readonly Candidate[];
  readonly checked: readonly Checked[];
  readonly faults: readonly SheetFault[];
};

/** Reads the files and checks each document by itself; the database is not asked. */
export function readOffer(files: readonly string[], now: string, collection?: CollectionName): Offer {
  const read = files.map((file) => readFile(file, collection));
  const candidates = read.flatMap((each) => each.candidates);
  const { checked, faults } = checkCandidates(candidates, now);
  return { candidates, checked, faults: [...read.flatMap((each) => each.faults), ...faults] };
}

/** Compares what is offered with what is stored, and looks for the faults that only both together show. */
async function planAll(
  database: Database,
  { candidates, checked, faults }: Offer,
  now: string,
  options: Pick<ImportOptions, 'deleteMissing' | 'pictureExists'>,
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
  const cross = await crossFaults(database, checked, { others, gone }, options.pictureExists);
  return { plans, faults: [...faults, ...cross] };
}

/** How many faults there are, after each of them on a line; an exit code. */
export function tellFaults(terminal: Terminal, faults: readonly SheetFault[]): 1 {
  const files = [...new Set(faults.map(({ file }) => file))];
  const inOrder = [...faults].sort(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0),
  );
  for (const fault of inOrder) terminal.complain(faultLine(fault));
  terminal.complain(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was written`);
  return 1;
}

/** Writes what is new or changed; a plan that was partly carried out before goes on where it stopped. */
export async function writePlan(
  database: Database,
  plan: Plan,
  terminal: Terminal,
  keepStamps: boolean,
): Promise<void> {
  const documents = [...plan.added, ...plan.changed.map(({ document }) => document)].map(({ written }) => written);
  const progress = showProgress(plan.collection, documents.length, terminal.bar);
  await writeDocuments(database, plan.collection, documents, progress, { keepStamps });
  progress.end();
}

async function deletePlanned(database: Database, plan: Plan, terminal: Terminal): Promise<void> {
  const progress = showProgress(`${plan.collection}, deleting`, plan.missing.length, terminal.bar);
  await deleteDocuments(database, plan.collection, plan.missing, progress);
  progress.end();
}

/** Every collection whose missing documents nobody has agreed to lose. */
async function refusedDeletions(plans: readonly Plan[], guard: DeleteGuard): Promise<CollectionName[]> {
  const refused: CollectionName[] = [];
  for (const { collection, missing } of plans)
    if (missing.length > 0 && !(await mayDelete(collection, missing.length, guard))) refused.push(collection);
  return refused;
}

/**
 * Brings files into the database: a table of what would change, and with `yes` the changes themselves. Nothing is
 * written while there is a fault.
 * @returns an exit code
 */
export async function importFiles(
  database: Database,
  files: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { terminal } = options;
  const now = new Date().toISOString();
  const offer = readOffer(files, now, options.collection);
  const { plans, faults } = await planAll(database, offer, now, options);
  if (faults.length > 0) return tellFaults(terminal, faults);
  terminal.say(`into ${database.name}`);
  for (const plan of plans) terminal.say(planText(plan, options.deleteMissing));
  if (!options.yes) {
    terminal.say('nothing was written; add --yes to write this');
    return 0;
  }
  if (options.deleteMissing) {
    const refused = await refusedDeletions(plans, options.guard);
    if (refused.length > 0) {
      terminal.complain(
        `nothing was written; to delete, type the collection's name when asked, or add --confirm ${refused.join(' --confirm ')}`,
      );
      return 1;
    }
  }
  for (const plan of plans) {
    if (plan.added.length + plan.changed.length > 0) await writePlan(database, plan, terminal, false);
    if (options.deleteMissing && plan.missing.length > 0) await deletePlanned(database, plan, terminal);
    const written = plan.added.length + plan.changed.length;
    terminal.say(`${plan.collection}: ${written} written, ${plan.unchanged} were already there`);
  }
  return 0;
}
