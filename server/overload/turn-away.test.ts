import { afterEach, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../limits/testing/run-server';
import { Overloaded, wasTurnedAway } from './overloaded';
import { turnAway } from './turn-away';

let running: RunningServer | undefined;
afterEach(() => running?.stop());

it('tells who is turned away when to come back', async () => {
  running = await runServer((request, response) => turnAway(request, response, new Overloaded(3)));
  const answer = await fetch(`http://127.0.0.1:${running.port}/th-th`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[3-7]$/)]);
});

it('says nothing more to who has been answered meanwhile', async () => {
  let isTurnedAway = true;
  running = await runServer((request, response) => {
    response.end('told before');
    turnAway(request, response, new Overloaded(3));
    isTurnedAway = wasTurnedAway(response);
  });
  expect(await (await fetch(`http://127.0.0.1:${running.port}/th-th`)).text()).toBe('told before');
  expect(isTurnedAway).toBe(false);
});
