import { afterEach, expect, it } from 'vitest';
import { SITE } from '../lib/config/site';
import { Overloaded } from '../lib/http/concurrency-limit';
import { type RunningServer, runServer } from './limits/testing/run-server';
import { overloadedResponse, rejectOverloaded, wasRejected } from './overload';

let running: RunningServer | undefined;
afterEach(() => running?.stop());

it('sends 503 with a Retry-After header', async () => {
  running = await runServer((request, response) => rejectOverloaded(request, response, new Overloaded(3)));
  const answer = await fetch(`http://127.0.0.1:${running.port}/th-th`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[3-7]$/)]);
});

it('does nothing if a response has been sent already', async () => {
  let isTurnedAway = true;
  running = await runServer((request, response) => {
    response.end('told before');
    rejectOverloaded(request, response, new Overloaded(3));
    isTurnedAway = wasRejected(response);
  });
  expect(await (await fetch(`http://127.0.0.1:${running.port}/th-th`)).text()).toBe('told before');
  expect(isTurnedAway).toBe(false);
});

const busy = (path: string) => overloadedResponse(new Overloaded(3), path);

it('is a page in both languages for visitors, with the phone number and its own content policy', () => {
  const { status, headers, body } = busy('/th-th/search');
  expect(status).toBe(503);
  expect(String(body)).toContain(`tel:${SITE.phone}`);
  expect(String(body)).toMatch(/โปรดลองอีกครั้ง.*Please try again/s);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': body.length });
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
});

it('is JSON for the API', () => {
  const { headers, body } = busy('/api/search/count?q=1');
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(body))).toMatchObject({ statusCode: 503 });
});

it('spreads retries over five seconds', () => {
  const seconds = Array.from({ length: 200 }, () => Number(busy('/').headers['retry-after']));
  expect(new Set(seconds)).toEqual(new Set([3, 4, 5, 6, 7]));
});
