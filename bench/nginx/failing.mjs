import { ask, none, yes } from './ask.mjs';

const VISITORS = 24;
const KEPT = ['/en-us', '/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/en-us/our-team'];
const VISITS = 480;
/** The number of the visit during which the first replica is killed. */
const KILLED_AT = VISITS / 3;
let next = 0;

/** Every other visit is to an uncached page. */
function address(n) {
  return n % 2 === 0 ? KEPT[(n / 2) % KEPT.length] : `/en-us/search?price_max=${800_000_000 + n}`;
}

/** Makes visits one after the other, and adds those without status 200 to `failures`. */
async function visit(front, replica, failures) {
  while (next < VISITS) {
    const path = address(next++);
    if (next === KILLED_AT) replica.kill();
    const answer = await ask(front, path).catch((error) => ({ status: error.code }));
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
  }
}

/** Kills one replica during the visits, then the other. */
export async function failing(front, [first, second]) {
  for (const path of KEPT) await ask(front, path);
  const failures = [];
  await Promise.all(Array.from({ length: VISITORS }, () => visit(front, first, failures)));
  if (failures.length > 0) console.error(failures.slice(0, 10).join('\n'));
  second.kill();
  const kept = await Promise.all(KEPT.map((path) => ask(front, path)));
  const unseen = await ask(front, '/en-us/search?price_max=1');
  return [
    none('of 480 visits, one of two replicas killed meanwhile, not a page', failures.length),
    none('pages that are kept and fail with both killed', kept.filter(({ status }) => status !== 200).length),
    yes(
      'one that is not is a 502, not to be kept',
      unseen.status === 502 && unseen.headers['cache-control'] === 'no-store',
    ),
  ];
}
