import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestoreSource } from './firestore.server';
import { createConnection, Refusal, TooMuch } from './live/connection';
import { createReadCounter } from './live/read-counter';

let server: Server;
let emulator: string;
/** As Google's REST says it. */
let answer = { code: 200, status: 'OK' };

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(answer.code, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify([{ error: { ...answer, message: 'no' } }]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  emulator = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  [403, 'PERMISSION_DENIED', Refusal, true],
  [400, 'FAILED_PRECONDITION', Refusal, true],
  [429, 'RESOURCE_EXHAUSTED', TooMuch, false],
  [503, 'UNAVAILABLE', Error, false],
])('tells a source that answers %d %s from one that is lost', async (code, status, kind, online) => {
  answer = { code, status };
  const connection = createConnection();
  const source = firestoreSource({ projectId: 'demo-rommai', emulator }, connection, createReadCounter());
  await expect(source.count('listings')).rejects.toBeInstanceOf(kind);
  expect(connection.state().online).toBe(online);
});
