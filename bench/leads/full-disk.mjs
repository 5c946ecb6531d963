import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductionServer } from '../servers.mjs';
import { report } from '../table.mjs';
import { addressOf, enquiry, send } from './form.mjs';

const DISK_KB = 1_024;
/** The free space for enquiries. Each takes a block of 4 kB. */
const LEFT_KB = 200;
const SENT = 200;
const AT_ONCE = 10;
const AGAIN_WITHIN_MS = 30_000;

/** Sends an enquiry like a browser without JavaScript. */
const sendPlain = (url, form, number) =>
  fetch(`${url}/api/seller-leads?locale=th-th`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': addressOf(number) },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Sends enquiries, every other one like without JavaScript. Returns the forms by result. */
async function sendAll(url) {
  const kept = [];
  const refused = [];
  const strange = [];
  let next = 0;
  const visitor = async () => {
    while (next < SENT) {
      const number = next++;
      const form = enquiry(number);
      const isPlain = number % 2 === 1;
      const answer = await (isPlain ? sendPlain : send)(url, form, number);
      const text = await answer.text();
      if (answer.status === 201 || answer.status === 303) kept.push(form);
      else if (answer.status === 503 && (!isPlain || text.includes('href="tel:'))) refused.push(form);
      else strange.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return { kept, refused, strange };
}

/** The messages of the complete enquiries on the disk. */
const messagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).lead.message);

async function takenAgain(url, form) {
  const begun = performance.now();
  while (performance.now() - begun < AGAIN_WITHIN_MS) {
    if ((await send(url, form, SENT)).status === 201) return 1;
  }
  return 0;
}

/** Fills a small disk while enquiries arrive, and checks the responses. Needs permission to mount the disk. */
export async function fillDisk() {
  const data = mkdtempSync(join(tmpdir(), 'bench-full-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KB}k`, 'none', data]);
  const site = await startProductionServer({
    DATA_DIR: data,
    FIREBASE_PROJECT_ID: '',
    TRUSTED_PROXIES: '1',
    LEADS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
  const filling = join(data, 'filling');
  const waiting = join(data, 'leads', 'waiting');
  try {
    writeFileSync(filling, Buffer.alloc((DISK_KB - LEFT_KB) * 1_024));
    const { kept, refused, strange } = await sendAll(site.url);
    const { status, leads } = await (await fetch(`${site.url}/api/health`)).json();
    const whole = new Set(messagesIn(waiting));
    const unfinished = readdirSync(waiting).filter((name) => !name.endsWith('.json'));
    rmSync(filling);
    report([
      { what: 'enquiries accepted', value: kept.length, unit: '', atLeast: 1 },
      {
        what: 'rejected with 503, and with the phone number if without JavaScript',
        value: refused.length,
        unit: '',
        atLeast: 1,
      },
      { what: 'other responses', value: strange.length, unit: '', atMost: 0 },
      {
        what: 'accepted, but incomplete on the disk',
        value: kept.filter(({ message }) => !whole.has(message)).length,
        unit: '',
        atMost: 0,
      },
      { what: 'unfinished files left', value: unfinished.length, unit: '', atMost: 0 },
      {
        what: 'health reports the full disk',
        value: status === 'degraded' && leads.fault !== undefined ? 1 : 0,
        unit: '',
        atLeast: 1,
      },
      {
        what: 'accepted when the disk has space again',
        value: await takenAgain(site.url, refused[0]),
        unit: '',
        atLeast: 1,
      },
    ]);
  } finally {
    await site.stop();
  }
}
