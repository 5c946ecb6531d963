import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DirectLeads, leadsSingleton } from './leads.server';
import { createLeadLimits } from './limits.server';
import { openLeads } from './open-leads.server';
import { outcomeData, outcomeHeaders, outcomeStatus, receiveForm } from './receive-form.server';
import type { LeadMemory } from './receive-lead.server';
import { createMessageMemory } from './spam-score';

const FORM = {
  name: 'สมชาย ใจดี',
  phone: '081 234 5678',
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  consent_contact: 'yes',
};

let folder: string;
let memory: LeadMemory;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  memory = { limits: createLeadLimits(60), messages: createMessageMemory() };
});
afterEach(async () => {
  await leadsSingleton.peek()?.close();
  leadsSingleton.set(undefined);
  rmSync(folder, { recursive: true });
});

const keepIn = (root: string) => leadsSingleton.set(openLeads(root, async () => []));

function receive(body: BodyInit, headers: Record<string, string> = {}) {
  const sent = new Request('http://localhost/api/seller-leads?locale=th-th', {
    method: 'POST',
    headers: { host: 'localhost', ...headers },
    body,
  });
  return receiveForm({ url: sent.url, headers: sent.headers, body: sent.body, address: '203.0.113.1' }, memory);
}

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  receive(JSON.stringify(fields), { 'content-type': 'application/json', ...headers });

function sendWithPhoto(message: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, message })) body.set(name, value);
  body.append('photos', new File(['only words'], 'words.jpg'));
  return receive(body);
}

it('answers 503 with the typed values if an enquiry cannot be stored', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  keepIn(join(folder, 'a-file'));
  const outcome = await send(FORM);
  expect(outcome).toMatchObject({ code: 'not-stored', values: FORM });
  expect([outcomeStatus(outcome), outcomeHeaders(outcome)]).toMatchObject([503, { 'retry-after': '60' }]);
  expect(outcomeData(outcome)).toMatchObject({ statusCode: 503 });
});

it('answers a seller, also one who sends again, with the secret of the status page', async () => {
  keepIn(folder);
  const [first, again] = [await send(FORM), await send(FORM)];
  expect(outcomeData(first)).toMatchObject({ status: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(outcomeData(again)).toEqual(outcomeData(first));
  const { intent: _, ...buyer } = FORM;
  expect(outcomeData(await send({ ...buyer, kind: 'find', message: 'a condo' }))).not.toHaveProperty('status');
});

it('without a durable disk, answers with the result of the target, and may leave photographs out', async () => {
  let isAway = true;
  const deliver = vi.fn(async () => {
    if (isAway) throw new Error('away');
    return 'new' as const;
  });
  leadsSingleton.set(new DirectLeads(async () => [{ name: 'webhook', deliver }]));
  const outcome = await send(FORM);
  expect(outcome).toMatchObject({ code: 'not-stored', values: FORM });
  expect(outcomeStatus(outcome)).toBe(503);
  isAway = false;
  expect(await sendWithPhoto('first')).toMatchObject({ code: 'taken', leftOut: [{ number: 1, reason: 'unkept' }] });
  expect(deliver).toHaveBeenLastCalledWith(
    expect.not.objectContaining({ photos: expect.anything() }),
    expect.anything(),
  );
});

it('stores a request for a home once, and scores a link in its search like one in its message', async () => {
  keepIn(folder);
  const { name, phone, consent_contact } = FORM;
  const request = { ...{ name, phone, consent_contact }, kind: 'find', search_query: '?q=condo' };
  for (const search_words of ['“condo”', '“condo” in English'])
    expect(await send({ ...request, id: '3f9a07c1-0000-4000-8000-000000000001', search_words })).toMatchObject({
      code: 'taken',
      reference: '3F9A-07C1',
    });
  await send({ ...request, search_words: 'https://cheap.example' });
  const stored = readdirSync(join(folder, 'waiting')).map((file) =>
    JSON.parse(readFileSync(join(folder, 'waiting', file), 'utf8')),
  );
  expect(stored.map(({ lead }) => [lead.kind, lead.spam.reasons.includes('link-in-message')]).sort()).toEqual([
    ['find', false],
    ['find', true],
  ]);
});

it('scores an address and a link in the field for any contact like those in their own fields', async () => {
  keepIn(folder);
  const question = { name: FORM.name, consent_contact: 'yes', kind: 'ask', listing: 'rm-1001', message: 'ยังว่างไหม' };
  await send({ ...question, reach: 'a@mailinator.com www.cheap.example' });
  const [file = ''] = readdirSync(join(folder, 'waiting'));
  const { lead } = JSON.parse(readFileSync(join(folder, 'waiting', file), 'utf8'));
  expect(lead.spam.reasons).toEqual(expect.arrayContaining(['link-in-message', 'throw-away-email']));
});

it('does not count an enquiry that could not be stored towards the limit of its address', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  keepIn(join(folder, 'a-file'));
  for (let times = 0; times < 7; times++) expect(await send(FORM)).toMatchObject({ code: 'not-stored' });
});

it.each<Record<string, string>>([
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('rejects a form of another site and does not store it: %j', async (headers) => {
  keepIn(join(folder, 'leads'));
  expect(await send(FORM, headers)).toEqual({ code: 'foreign' });
  expect(await send(FORM, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toMatchObject({
    code: 'taken',
  });
  expect(readdirSync(join(folder, 'leads', 'waiting'))).toHaveLength(1);
});

it('recognises a repeated enquiry that was stored without a photograph, even over the limit', async () => {
  keepIn(folder);
  expect(await sendWithPhoto('first')).toMatchObject({ code: 'taken', leftOut: [{ number: 1, reason: 'unreadable' }] });
  let others = 0;
  while ((await sendWithPhoto(`other ${others}`)).code === 'taken' && others < 20) others += 1;
  expect(others).toBeLessThan(20);
  expect(await sendWithPhoto('first')).toMatchObject({ code: 'taken' });
});
