import { COLLECTION_NAMES } from '../collections';
import {
  before,
  type Check,
  type FileFault,
  faultIn,
  type Message,
  type ParsedContent,
  type StringField,
  stringsIn,
} from './fault';

const OF_THE_PAST =
  /(?:^|\.)(?:published_at|verified_at|said_on|consent_on|updated_at|sold_at|renovated_at|accessed_at|inspection\.at|price_history\.\d+\.at)$/;

/** Staff may write Bangkok time, which is seven hours ahead of UTC, so a tolerance of a day is allowed. */
const CLOCKS_DIFFER_MS = 86_400_000;

const BUDDHIST_FROM = '2400';

const inTheFuture = (time: string): Message => ({ en: `'${time}' is in the future`, th: `'${time}' เป็นเวลาในอนาคต` });

const less = (field: string): Message => ({ en: `is less than ${field}`, th: `น้อยกว่า ${field}` });

function wrongOrder({ works, jobs, offices, contents }: ParsedContent): FileFault[] {
  return [
    ...works.flatMap(({ id, started_at, finished_at, cost_band }) => [
      ...(finished_at < started_at ? [faultIn('works', id, 'finished_at', before('started_at'))] : []),
      ...(cost_band && cost_band.high < cost_band.low
        ? [faultIn('works', id, 'cost_band.high', less('cost_band.low'))]
        : []),
    ]),
    ...jobs.flatMap(({ id, salary, published_at, closes_at }) => [
      ...(salary && salary.high < salary.low ? [faultIn('jobs', id, 'salary.high', less('salary.low'))] : []),
      ...(closes_at !== undefined && closes_at < published_at
        ? [faultIn('jobs', id, 'closes_at', before('published_at'))]
        : []),
    ]),
    ...offices.flatMap(({ id, hours }) =>
      hours.flatMap(({ opens, closes }, index) =>
        closes <= opens ? [faultIn('offices', id, `hours.${index}.closes`, before('opens'))] : [],
      ),
    ),
    ...contents
      .filter(({ published_at, valid_until }) => valid_until !== undefined && valid_until < published_at.slice(0, 10))
      .map(({ id }) => faultIn('contents', id, 'valid_until', before('published_at'))),
  ];
}

export const checkTimes: Check = (content) => {
  const latest = Date.now() + CLOCKS_DIFFER_MS;
  const future = COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      stringsIn(document)
        .filter(({ path, text }) => OF_THE_PAST.test(path) && text < BUDDHIST_FROM && Date.parse(text) > latest)
        .map(({ path, text }) => faultIn(collection, document.id, path, inTheFuture(text))),
    ),
  );
  return [...future, ...wrongOrder(content)];
};

const BUDDHIST_DAY = /^2[4-6]\d\d-\d\d-\d\d(T|$)/;

export const buddhistDays = (document: unknown): StringField[] =>
  stringsIn(document).filter(({ text }) => BUDDHIST_DAY.test(text));

const BUDDHIST_YEAR = {
  en: 'has a Buddhist year; subtract 543',
  th: 'เป็นปี พ.ศ. ให้ลบ 543 เพื่อให้เป็นปี ค.ศ.',
};

export const checkYears: Check = (content) =>
  COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      buddhistDays(document).map(({ path }) => faultIn(collection, document.id, path, BUDDHIST_YEAR)),
    ),
  );
