import { ask, none, yes } from './ask.mjs';

const VISITORS = 24;
const KEPT = ['/en-us', '/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/en-us/our-team'];
const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;
let next = 0;

/** Every other visit is of a page that nobody has seen. */
function address() {
  const n = next++;
  return n % 2 === 0 ? KEPT[(n / 2) % KEPT.length] : `/en-us/search?price_max=${800_000_000 + n}`;
}

/** Visits one after the other until it is over; those that were not answered with a page. */
async function visit(front, isOver, failures) {
  while (!isOver()) {
    const path = address();
    const answer = await ask(front, path).catch((error) => ({ status: error.code }));
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
  }
}

/** One replica is killed while visitors come, then the other. */
export async function failing(front, [first, second]) {
  for (const path of KEPT) await ask(front, path);
  const failures = [];
  const begun = performance.now();
  const isOver = () => performance.now() - begun > BEFORE_MS + AFTER_MS;
  setTimeout(() => first.kill(), BEFORE_MS);
  await Promise.all(Array.from({ length: VISITORS }, () => visit(front, isOver, failures)));
  if (failures.length > 0) console.error(failures.slice(0, 10).join('\n'));
  const visits = next;
  second.kill();
  const kept = await Promise.all(KEPT.map((path) => ask(front, path)));
  const unseen = await ask(front, '/en-us/search?price_max=1');
  return [
    { what: 'visits while one of two replicas was killed', value: visits, unit: '', atLeast: 100 },
    none('of these not answered with a page', failures.length),
    none('pages that are kept and fail with both killed', kept.filter(({ status }) => status !== 200).length),
    yes(
      'one that is not is a 502, not to be kept',
      unseen.status === 502 && unseen.headers['cache-control'] === 'no-store',
    ),
  ];
}
