import { createServer, IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PageResponse } from './page-response';

let server: Server<typeof IncomingMessage, typeof PageResponse>;
afterEach(() => server.close());

/** A real server whose answer another page may stand in for. */
async function answerOf(answer: (response: PageResponse) => void, asked = true): Promise<[number, string]> {
  server = createServer({ IncomingMessage, ServerResponse: PageResponse }, (_, response) => {
    if (asked) {
      response.standInForErrors((status) =>
        response.sendPage(status, { 'Content-Type': 'text/html' }, `stand-in ${status}`),
      );
    }
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  return [response.status, await response.text()];
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('PageResponse', () => {
  it.each([404, 500, 503])('lets another page stand in for HTML with status %d', async (status) => {
    expect(await answerOf((response) => response.writeHead(status, html).end('shell'))).toEqual([
      status,
      `stand-in ${status}`,
    ]);
  });

  it('also where the status is set apart and the body comes in pieces', async () => {
    const answer = await answerOf((response) => {
      response.statusCode = 404;
      response.write('a');
      response.write('b');
      response.end('c');
    });
    expect(answer).toEqual([404, 'stand-in 404']);
  });

  it('leaves other statuses, other types and requests that did not ask alone', async () => {
    expect(await answerOf((response) => response.writeHead(200, html).end('page'))).toEqual([200, 'page']);
    expect(await answerOf((response) => response.writeHead(301, html).end('moved'))).toEqual([301, 'moved']);
    const json = (response: PageResponse) => {
      response.setHeader('Content-Type', 'application/json');
      response.writeHead(404).end('{}');
    };
    expect(await answerOf(json)).toEqual([404, '{}']);
    expect(await answerOf((response) => response.writeHead(404, html).end('shell'), false)).toEqual([404, 'shell']);
  });
});
