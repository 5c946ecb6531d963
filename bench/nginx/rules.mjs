import { connect } from 'node:net';
import { ask, none, yes } from './ask.mjs';
import { HOST, startNginx } from './front.mjs';
import { startStandIn } from './stand-in.mjs';

const SLOW = 20;
const NEW_FILE = '/_next/static/chunks/new.js';
const OWN = ['cookie', 'vary', 'private', 'fails'].map((name) => `/en-us/${name}`);

const sum = (replicas, path) => replicas.reduce((total, replica) => total + replica.asked(path), 0);

const shortly = () => new Promise((done) => setTimeout(done, 50));

/** Requests a path until its cached response is stale, which takes a second. Returns the cache status of nginx then. */
async function whenOld(front, path) {
  await ask(front, path);
  for (;;) {
    const answer = await ask(front, path);
    if (answer.headers['x-cache'] !== 'HIT') return answer.headers['x-cache'];
    await shortly();
  }
}

async function notKept(front, replicas) {
  for (const path of [...OWN, ...OWN, ...OWN]) await ask(front, path);
  return none(
    'answers kept that are somebody’s own or failures',
    OWN.filter((path) => sum(replicas, path) !== 3).length,
  );
}

async function notRepeated(front, replicas) {
  const path = '/api/seller-leads';
  const { status } = await ask(front, path, { method: 'POST', body: 'a=1' });
  return [
    { what: 'replicas that an unanswered form was sent to', value: sum(replicas, path), unit: '', atMost: 1 },
    yes('its sender is told', status === 502),
  ];
}

/** Sends forms slowly and never completes them. */
async function slow(front, replicas) {
  const path = '/api/seller-leads/slow';
  const head = `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100000\r\n\r\n`;
  const senders = Array.from({ length: SLOW }, () => connect(front.port, '127.0.0.1'));
  await Promise.all(senders.map((sender) => new Promise((sent) => sender.write(`${head}a=1`, sent))));
  for (let n = 0; n < SLOW; n++) await ask(front, `/en-us/busy?${n}`);
  const { status } = await ask(front, '/en-us/renewed');
  const reached = sum(replicas, path);
  for (const sender of senders) sender.destroy();
  return [
    none('slow forms of twenty that take a replica’s time', reached),
    yes('others are answered meanwhile', status === 200),
  ];
}

async function busy(front) {
  for (let n = 0; n < 10; n++) await ask(front, `/en-us/busy?${n}`);
  const { status } = await ask(front, '/en-us/busy');
  return yes(
    'busy replicas are not taken for dead',
    status === 503 && (await ask(front, '/en-us/short')).status === 200,
  );
}

async function policyChanges(front) {
  const policyOf = async () => (await ask(front, '/en-us/same')).headers['content-security-policy'];
  const before = await policyOf();
  await whenOld(front, '/en-us/same');
  return before !== (await policyOf());
}

/** Checks that nginx serves stale responses only if the header allows it. */
async function old(front) {
  return [
    yes('an old 404 is asked for again', (await whenOld(front, '/en-us/gone')) === 'EXPIRED'),
    yes('an old page is shown while it is made anew', (await whenOld(front, '/en-us/renewed')) === 'STALE'),
    yes('a policy arrives that has changed, the page as it was', await policyChanges(front)),
  ];
}

async function bothGone(front, replicas) {
  await ask(front, '/en-us/short');
  for (const replica of replicas) replica.stop();
  const state = await whenOld(front, '/en-us/short');
  return yes('an old page is shown while no replica is there', state === 'STALE');
}

/** Checks rules for responses that the site rarely gives, with stub servers. */
export async function rules() {
  const replicas = [await startStandIn(), await startStandIn([NEW_FILE])];
  let front;
  try {
    front = await startNginx(replicas.map(({ url }) => url));
    const found = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(front, `${NEW_FILE}?${n}`)));
    return [
      none('files of one replica’s build not found', found.filter(({ status }) => status !== 200).length),
      await notKept(front, replicas),
      ...(await notRepeated(front, replicas)),
      ...(await slow(front, replicas)),
      await busy(front),
      ...(await old(front)),
      await bothGone(front, replicas),
    ];
  } finally {
    await front?.stop();
    for (const replica of replicas) replica.stop();
  }
}
