import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { PAGE_HEADER } from '../lib/config/constants';
import { answerForm } from './forms';
import { FORM_PATH } from './limits/limits';
import { Overloaded } from './overload/overloaded';
import type { Turns } from './overload/turns';
import type { NextHandler } from './page-cache/rendered-page';

const HTML = { 'content-type': 'text/html' };

/** Has a small page for a form that has to be mended, and names a whole one. */
const next: NextHandler = async (request, response) => {
  for await (const _ of request);
  if (request.method === 'POST') response.writeHead(422, { ...HTML, [PAGE_HEADER]: '/th-th/again' }).end('small');
  else response.writeHead(200, HTML).end(`whole ${request.url}`);
};

async function answer(turns: Turns): Promise<readonly unknown[]> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    void answerForm({ next, turns }, request, response, { url, address: '203.0.113.1' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const form = new URLSearchParams({ name: 'x' });
  const response = await fetch(`http://127.0.0.1:${port}${FORM_PATH}`, { method: 'POST', body: form });
  const said = [response.status, await response.text(), response.headers.get(PAGE_HEADER)];
  server.close();
  return said;
}

it('sends the page that is named in the place of the small one, in its turn', async () => {
  let turns = 0;
  const counted: Turns = (work) => {
    turns += 1;
    return work();
  };
  expect(await answer(counted)).toEqual([422, 'whole /th-th/again', null]);
  expect(turns).toBe(1);
});

it('sends the small one where there is no time for another', async () => {
  const busy: Turns = async () => {
    throw new Overloaded(1);
  };
  expect(await answer(busy)).toEqual([422, 'small', null]);
});
