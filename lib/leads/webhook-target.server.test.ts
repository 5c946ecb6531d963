import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, PermanentError } from './target';
import { leadFixture } from './testing/leads';
import { webhookTarget } from './webhook-target.server';

const NO_PHOTOS = async () => [];
const SECRET = 'a secret of the webhook';
type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let url: string;
/** 0 means that the server never answers. */
let status = 200;
const requests: ReceivedRequest[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    });
    if (status > 0) response.writeHead(status, { Location: '/elsewhere' }).end('some words');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/leads/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function deliver(answer: number, deadlineMs = 5_000) {
  status = answer;
  requests.length = 0;
  const lead = leadFixture();
  return { lead, done: webhookTarget({ url, secret: SECRET, deadlineMs }).deliver(lead, NO_PHOTOS) };
}

describe('webhookTarget', () => {
  it('posts an enquiry with an idempotency key and a signature', async () => {
    const { lead, done } = deliver(204);
    await done;
    const [{ method, url: path, headers, body } = { method: '', url: '', headers: {}, body: '' }] = requests;
    expect([method, path]).toEqual(['POST', '/leads/']);
    expect(JSON.parse(body)).toEqual(lead);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['idempotency-key']).toBe(lead.id);
    const timestamp = String(headers['x-rommai-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(10);
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.`).update(body).digest('hex');
    expect(headers['x-rommai-signature']).toBe(`sha256=${expected}`);
  });

  it.each([400, 402, 409, 410, 413, 415, 422])('rejects with PermanentError for status %d', async (answer) => {
    await expect(deliver(answer).done).rejects.toEqual(new PermanentError(`answered ${answer}`));
  });

  it.each([401, 403, 404, 405, 408, 425, 429])('rejects with GatewayError for status %d', async (answer) => {
    await expect(deliver(answer).done).rejects.toEqual(new GatewayError(`answered ${answer}`));
  });

  it.each([302, 307, 500, 503])('rejects with an error that permits a retry for status %d', async (answer) => {
    const error = await deliver(answer).done.catch((fault: unknown) => fault);
    expect(error).toEqual(new Error(`answered ${answer}`));
    expect(error).not.toBeInstanceOf(PermanentError);
    expect(requests).toHaveLength(1);
  });

  it('rejects with an error that permits a retry if the server answers late or is unreachable', async () => {
    const late = await deliver(0, 50).done.catch((fault: unknown) => fault);
    expect(late).toBeInstanceOf(Error);
    expect(late).not.toBeInstanceOf(PermanentError);
    const unreachable = webhookTarget({ url: 'http://127.0.0.1:1', secret: SECRET });
    await expect(unreachable.deliver(leadFixture(), NO_PHOTOS)).rejects.not.toBeInstanceOf(PermanentError);
  });
});
