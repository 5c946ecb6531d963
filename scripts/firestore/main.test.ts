import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startFirestore } from './start';

function run(port: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/firestore/main.ts'], {
    env: { ...process.env, FIRESTORE_PORT: port, CONTENT_DIR: 'content' },
  });
  onTestFinished(() => void child.kill());
  return child;
}

it('says in one line where it is and what it holds, counts reads, clears, and ends when told', async () => {
  const other = await startFirestore();
  await other.stop();
  const [, port = ''] = other.host.split(':');
  const child = run(port);
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toMatch(new RegExp(`^Firestore: localhost:${port}, project demo-rommai, \\d{4,} documents\\n$`));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Ok');

  const ask = async () => {
    const address = `http://127.0.0.1:${port}/v1/projects/demo-rommai/databases/(default)/documents:runQuery`;
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'provinces' }] } });
    const answer: { document?: object }[] = await (await fetch(address, { method: 'POST', body })).json();
    return answer.filter(({ document }) => document !== undefined).length;
  };
  expect(await ask()).toBe(77);
  expect(await (await fetch(`http://127.0.0.1:${port}/emulator/v1/reads`)).json()).toEqual({
    documents: 77,
    queries: 1,
  });
  const all = `http://127.0.0.1:${port}/emulator/v1/projects/demo-rommai/databases/(default)/documents`;
  expect((await fetch(all, { method: 'DELETE' })).status).toBe(200);
  expect(await ask()).toBe(0);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('says in one line what is wrong with its port', async () => {
  const taken = await startFirestore();
  const [, port = ''] = taken.host.split(':');
  const lines = await Promise.all(['80 85', port].map((wrong) => text(run(wrong).stderr)));
  await taken.stop();
  expect(lines).toEqual([
    "FIRESTORE_PORT: '80 85' is not allowed; allowed is a whole number from 1 to 65535.\n",
    `Port ${port} is taken; set FIRESTORE_PORT to another.\n`,
  ]);
});
