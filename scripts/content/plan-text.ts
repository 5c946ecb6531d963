import type { Language, Message } from '../../lib/content/check/fault';
import { changeText } from './changes';
import type { Plan } from './plan';

/** The most documents that are listed for each kind of change; the rest are counted. */
const NAMED = 50;

const count = (value: number) => value.toLocaleString('en');

function* named(mark: string, lines: readonly string[], language: Language): Generator<string> {
  for (const line of lines.slice(0, NAMED)) yield `  ${mark} ${line}`;
  const more = count(lines.length - NAMED);
  if (lines.length > NAMED)
    yield language === 'th' ? `  ${mark} … และอีก ${more} รายการ` : `  ${mark} … and ${more} more`;
}

/** `listings: 2 new, 1 changed, 3 unchanged, 4 only in Firestore, staying` */
function countsText({ collection, added, changed, unchanged, missing }: Plan, deletesMissing: boolean): Message {
  const [news, changes, same, others] = [added.length, changed.length, unchanged, missing.length].map(count);
  return {
    en: `${collection}: ${news} new, ${changes} changed, ${same} unchanged, ${others} ${deletesMissing ? 'to be deleted' : 'only in Firestore, staying'}`,
    th: `${collection}: ใหม่ ${news} เปลี่ยน ${changes} เหมือนเดิม ${same} ${deletesMissing ? `จะลบ ${others}` : `มีเฉพาะใน Firestore และจะยังอยู่ ${others}`}`,
  };
}

/** Describes a plan: a line with counts, then a line for each document that changes. */
export function planText(plan: Plan, deletesMissing: boolean): Message {
  const { added, changed, missing } = plan;
  const counts = countsText(plan, deletesMissing);
  const text = (language: Language) =>
    [
      counts[language],
      ...named(
        '+',
        added.map(({ id }) => id),
        language,
      ),
      ...named(
        '~',
        changed.map(({ document, changes }) => `${document.id}: ${changeText(changes, language)}`),
        language,
      ),
      ...(deletesMissing ? named('-', missing, language) : []),
    ].join('\n');
  return { en: text('en'), th: text('th') };
}
