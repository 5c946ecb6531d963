import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findListing } from '../content/listings.server';
import { places } from '../content/places.server';
import { lineTarget } from './line-target.server';
import { GatewayError, PermanentError, type Target } from './target';
import { leadFixture, listingLeadFixture, searchLeadFixture } from './testing/leads';

const NO_PHOTOS = async () => [];
const GROUP = `C${'0'.repeat(32)}`;

type Push = { url: string | undefined; headers: IncomingMessage['headers']; body: { to: string; messages: unknown[] } };
type Answer = { status: number; body?: unknown };

let server: Server;
let apiUrl: string;
/** Status 0 never answers. */
let answer: Answer;
const pushes: Push[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    pushes.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
    const { status, body = {} } = answer;
    if (status > 0) response.writeHead(status, { Location: '/elsewhere' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await Promise.all([places(), findListing('rm-1001')]);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  pushes.length = 0;
  answer = { status: 200, body: { sentMessages: [{ id: '1' }] } };
});

const target = (deadlineMs = 5_000): Target =>
  lineTarget({
    ...{ token: 'token+/=', to: GROUP, apiUrl, deadlineMs },
    urlOf: (path) => `https://rommai.example/th-th${path}`,
    answeredUrlOf: (id) => `https://rommai.example/answered/${id}`,
  });

const failure = (line: Target, lead = leadFixture()) => line.deliver(lead, NO_PHOTOS).catch((fault: unknown) => fault);
const textOf = ({ body }: Push | undefined = { url: '', headers: {}, body: { to: '', messages: [] } }) =>
  JSON.stringify(body.messages[0]);

describe('lineTarget', () => {
  it('pushes a text in Thai with how to call back, the home, the link and the message, under the id of the enquiry', async () => {
    const lead = listingLeadFixture({ line_id: '@somchai', message: 'มีที่จอดรถกี่คัน\u202e\nโทร: 1' });
    expect(await target().deliver(lead, NO_PHOTOS)).toBe('new');
    const [push] = pushes;
    expect([push?.url, push?.headers.authorization, push?.headers['x-line-retry-key']]).toEqual([
      '/v2/bot/message/push',
      'Bearer token+/=',
      lead.id,
    ]);
    const reference = `${lead.id.slice(0, 4)}-${lead.id.slice(4, 8)}`.toUpperCase();
    const said = expect.stringMatching(/^สอบถามรายละเอียด RM-1001: สมชาย ใจดี\n/);
    expect(push?.body).toEqual({ to: GROUP, messages: [{ type: 'text', text: said }] });
    for (const part of [
      `เลขอ้างอิง: ${reference}\\n\\nโทร: 081 234 5678\\nLINE: @somchai\\nhttps://line.me/R/ti/p/%40somchai`,
      `https://rommai.example/answered/${lead.id}\\n`,
      'https://rommai.example/th-th/listings/rm-1001\\nราคา: ฿',
      '> มีที่จอดรถกี่คัน\\n> โทร: 1',
    ])
      expect(textOf(push)).toContain(part);
  });

  it('cuts a text at 5,000 characters, after the link, and marks spam', async () => {
    const search_query = `?q=${'x'.repeat(3_990)}`;
    const spam = { score: 6, reasons: ['hidden-field'] };
    const lead = searchLeadFixture({ search_query, message: '🏠'.repeat(2_000), spam });
    await target().deliver(lead, NO_PHOTOS);
    const [{ text: sent }] = JSON.parse(`[${textOf(pushes[0])}]`);
    expect([sent.length, sent.isWellFormed(), sent.at(-1)]).toEqual([5_000, true, '…']);
    expect(sent).toMatch(/^สงสัยว่าเป็นสแปม \(hidden-field\)\n/);
    expect(sent).toContain(`/answered/${lead.id}\n`);
  });

  it('reminds under another key, always the same for an enquiry, and without personal data', async () => {
    const { id } = leadFixture();
    for (const _ of ['sent', 'sent again']) await target().remind?.(id);
    const keys = pushes.map(({ headers }) => headers['x-line-retry-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([keys[1], keys[0] === id]).toEqual([keys[0], false]);
    expect(textOf(pushes[0])).toContain(`/answered/${id}`);
  });

  it('takes a retry key that LINE has accepted before as delivered', async () => {
    answer = { status: 409, body: { message: 'The retry key is already accepted' } };
    expect(await target().deliver(leadFixture(), NO_PHOTOS)).toBe('known');
  });
});

describe('an enquiry that LINE does not take', () => {
  it('is set aside if its text is refused', async () => {
    answer = { status: 400, body: { message: 'x', details: [{ message: 'x', property: 'messages[0].text' }] } };
    expect(await failure(target())).toEqual(new PermanentError('answered 400'));
  });

  it.each([
    [400, { message: "The property, 'to', in the request body is invalid (line: -, column: -)" }],
    [401, { message: 'Authentication failed' }],
    [403, 'not an object'],
    [404, {}],
  ])('for a reason that a person can correct (%d) is tried for a day', async (status, body) => {
    answer = { status, body };
    expect(await failure(target())).toEqual(new GatewayError(`answered ${status}`));
  });

  it('because the messages of the month are used up waits, without a request for each try', async () => {
    answer = { status: 429, body: { message: 'You have reached your monthly limit.' } };
    const line = target();
    for (let time = 0; time < 3; time++)
      expect(await failure(line)).toEqual(new GatewayError('answered 429: no messages left'));
    expect(pushes).toHaveLength(1);
  });

  it.each([302, 500, 503])('for status %d is tried again, and no redirect is followed', async (status) => {
    answer = { status };
    expect(await failure(target())).toEqual(new Error(`answered ${status}`));
    expect(pushes).toHaveLength(1);
  });

  it('because LINE hangs is tried again', async () => {
    answer = { status: 0 };
    const error = await failure(target(50));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentError);
  });
});
