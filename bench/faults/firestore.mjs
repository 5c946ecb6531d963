import { spawn } from 'node:child_process';

const DOCUMENTS = 'projects/demo-rommai/databases/(default)/documents';

/** Starts the local Firestore in a process, with functions to edit and count its documents. */
export async function startFirestoreProcess(content = 'content', environment = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/firestore/serve.ts'], {
    env: { ...process.env, CONTENT_DIR: content, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    child.once('exit', () => reject(new Error('The Firestore did not start')));
  });
  const [, port, seeded] = /localhost:(\d+), (\d+) documents/.exec(line);
  const host = `127.0.0.1:${port}`;
  const post = async (method, body) => {
    const response = await fetch(`http://${host}/v1/${DOCUMENTS}:${method}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const figure = async (name) => (await fetch(`http://${host}/emulator/v1/${name}`)).json();
  return {
    host,
    /** The number of documents added since the start. */
    added: async () => (await figure('size')) - Number(seeded),
    /** The text fields of all documents in a collection. */
    async all(collectionId) {
      const answers = await post('runQuery', { structuredQuery: { from: [{ collectionId }] } });
      const texts = (fields) => Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]);
      return answers.flatMap(({ document }) => (document ? [Object.fromEntries(texts(document.fields))] : []));
    },
    /** The number of documents read so far, counted as in Google's billing. */
    reads: async () => (await figure('reads')).documents,
    /** Changes the title of a listing without changing `updated_at`. */
    async retitle(id, english) {
      const title = { mapValue: { fields: { en: { stringValue: english }, th: { stringValue: english } } } };
      const update = { name: `${DOCUMENTS}/listings/${id}`, fields: { title } };
      await post('commit', { writes: [{ update, updateMask: { fieldPaths: ['title'] } }] });
    },
    stop: () => child.kill('SIGTERM'),
  };
}
