import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enquiry } from '../leads/form.mjs';
import { ask, yes } from './ask.mjs';
import { HOST } from './front.mjs';

const PATH = '/api/seller-leads?locale=th-th';
const ORIGIN = { Origin: `http://${HOST}` };
/** The most enquiries from one address in ten minutes (lib/leads/limits.server.ts). */
const OF_ONE_ADDRESS = 5;
const TOO_LARGE = 30 * 1024 * 1024;
let number = 0;

/** Sends an enquiry like the site's form, with a forged X-Forwarded-For each time, which must have no effect. */
const sendData = (front, from) =>
  ask(front, PATH, {
    method: 'POST',
    from,
    headers: {
      ...ORIGIN,
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.0.${number}`,
    },
    body: JSON.stringify(enquiry(number++)),
  });

const sendPlain = (front, from) =>
  ask(front, PATH, {
    method: 'POST',
    from,
    headers: { ...ORIGIN, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(enquiry(number++))),
  });

const sendLarge = (front, from) =>
  ask(front, PATH, {
    method: 'POST',
    from,
    headers: { ...ORIGIN, Accept: 'text/html', 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.alloc(TOO_LARGE, '.'),
  });

const waiting = (folders) =>
  folders.reduce((sum, folder) => sum + readdirSync(join(folder, 'leads', 'waiting')).length, 0);

/** Sends enquiries from several addresses and checks the limits. */
export async function forms(front, folders) {
  const plain = await sendPlain(front, '127.0.0.2');
  const statuses = [];
  for (let n = 0; n < OF_ONE_ADDRESS; n++) statuses.push((await sendData(front, '127.0.0.2')).status);
  const other = await sendData(front, '127.0.0.3');
  const kept = waiting(folders);
  const large = await sendLarge(front, '127.0.0.4');
  const taken = statuses.filter((status) => status === 201).length;
  return [
    yes('a plain enquiry is thanked', plain.status === 303 && plain.headers.location.includes('/sent/')),
    {
      what: 'enquiries of one address taken',
      value: taken + 1,
      unit: '',
      atLeast: OF_ONE_ADDRESS,
      atMost: OF_ONE_ADDRESS,
    },
    yes('the next of them is asked to wait', statuses.at(-1) === 429),
    yes('one of another address is taken', other.status === 201),
    { what: 'enquiries in the outboxes', value: kept, unit: '', atLeast: taken + 2, atMost: taken + 2 },
    yes(
      '30 MB are refused with the site’s own page',
      large.status === 413 && String(large.body).includes('href="tel:'),
    ),
  ];
}
