import { changeText } from './changes';
import type { Plan } from './plan';

/** How many documents of one kind are named; the rest are counted. */
const NAMED = 50;

function* named(mark: string, lines: readonly string[]): Generator<string> {
  for (const line of lines.slice(0, NAMED)) yield `  ${mark} ${line}`;
  if (lines.length > NAMED) yield `  ${mark} … and ${(lines.length - NAMED).toLocaleString('en')} more`;
}

/** What would change in a collection: a line of counts, and a line for each document that would. */
export function planText(plan: Plan, deletesMissing: boolean): string {
  const count = (value: number) => value.toLocaleString('en');
  const stays = deletesMissing ? 'to be deleted' : 'only in Firestore, staying';
  const { collection, added, changed, missing } = plan;
  return [
    `${collection}: ${count(added.length)} new, ${count(changed.length)} changed, ${count(plan.unchanged)} unchanged, ${count(missing.length)} ${stays}`,
    ...named(
      '+',
      added.map(({ id }) => id),
    ),
    ...named(
      '~',
      changed.map(({ document, changes }) => `${document.id}: ${changeText(changes)}`),
    ),
    ...(deletesMissing ? named('-', missing) : []),
  ].join('\n');
}
