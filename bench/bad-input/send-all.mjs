import { chances } from '../leads/wild-forms.mjs';
import { faultOf, isPoisoned } from './judge.mjs';
import { probeOf } from './probes.mjs';
import { sendRaw } from './raw.mjs';
import { essence, Reader } from './reader.mjs';

const AT_ONCE = 50;
const HANGS_AFTER_MS = 1_000;
const AGAIN_WITHIN_MS = 5_000;
/** For bytes that may be an incomplete request. */
const CLOSES_AFTER_MS = 300;

const COUNTED = [
  [/^answered/, 'failed'],
  [/^hung/, 'hung'],
  [/^sent to/, 'offSite'],
  [/^another page/, 'poisoned'],
  [/./, 'misread'],
];

const difference = (before, after) =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${String(before[name]).slice(0, 60)} → ${String(after[name]).slice(0, 60)}`)
    .join(', ');

/** The random numbers of a single probe, so that each probe can be repeated separately. */
const chanceOf = (seed, number) => chances(seed + number * 7_919);

/** Sends `count` probes, and after each reads its page like a normal visitor. */
export async function sendAll({ port, known, count, seed, from = 0 }) {
  const counts = { failed: 0, hung: 0, offSite: 0, misread: 0, poisoned: 0 };
  const kinds = {};
  const failures = [];
  const origin = `http://localhost:${port}`;
  let next = from;
  let longestMs = 0;
  let slow = 0;
  const fail = (fault, number, probe) => {
    counts[COUNTED.find(([pattern]) => pattern.test(fault))[1]] += 1;
    const text = JSON.stringify(probe.bytes.toString('latin1').slice(0, 300));
    failures.push(`probe ${number} of seed ${seed} (${probe.kind}): ${fault}\n  ${text}`);
  };
  const sender = async () => {
    const reader = new Reader(port);
    while (next < from + count) {
      const number = next++;
      const probe = probeOf(number, chanceOf(seed, number), port);
      const closesAfterMs = probe.isCut ? 0 : probe.mayWait ? CLOSES_AFTER_MS : undefined;
      let sent = await sendRaw(port, probe.bytes, { closesAfterMs, hangsAfterMs: HANGS_AFTER_MS });
      // Retries, because the machine may have stalled, or fifty requests rendered the same page.
      if (sent.isHung) {
        slow += 1;
        sent = await sendRaw(port, probe.bytes, { closesAfterMs, hangsAfterMs: AGAIN_WITHIN_MS });
      }
      const fault = faultOf(probe, sent, { origin, known, essence });
      if (fault !== undefined) fail(fault, number, probe);
      const before = known.get(`${probe.encoding} ${probe.page}`);
      const after = await reader.read(probe.page, probe.encoding);
      if (after.status === 0) fail('hung: who came after it', number, probe);
      else if (isPoisoned(before, after)) fail(`another page: ${difference(before, after)}`, number, probe);
      kinds[probe.kind] ??= { sent: 0, 'not as it should be': 0, 'longest, ms': 0 };
      const kind = kinds[probe.kind];
      kind.sent += 1;
      if (fault !== undefined) kind['not as it should be'] += 1;
      kind['longest, ms'] = Math.max(kind['longest, ms'], Math.round(sent.ms));
      longestMs = Math.max(longestMs, sent.ms);
    }
    reader.end();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return { counts, kinds, failures, longestMs, slow };
}
