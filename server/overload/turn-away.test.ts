import { afterEach, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../limits/testing/run-server';
import { Overloaded, wasRejected } from './overloaded';
import { rejectOverloaded } from './turn-away';

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
