import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/** `npm run firestore` as a process of its own, and staff who change a title in it. */
export async function startFirestoreProcess(content = 'content') {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const child = spawn('npm', ['run', '--silent', 'firestore'], {
    env: { ...process.env, FIRESTORE_PORT: String(port), CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Firestore:') && resolve());
    child.once('exit', () => reject(new Error('The Firestore did not start')));
  });
  const host = `127.0.0.1:${port}`;
  const documents = 'projects/demo-rommai/databases/(default)/documents';
  const post = async (method, body) => {
    const response = await fetch(`http://${host}/v1/${documents}:${method}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  return {
    host,
    async count(collectionId) {
      const structuredQuery = { from: [{ collectionId }] };
      const aggregations = [{ alias: 'all', count: {} }];
      const [{ result }] = await post('runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
      return Number(result.aggregateFields.all.integerValue);
    },
    /** The fields of all documents of a collection, those that are text. */
    async all(collectionId) {
      const answers = await post('runQuery', { structuredQuery: { from: [{ collectionId }] } });
      const texts = (fields) => Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]);
      return answers.flatMap(({ document }) => (document ? [Object.fromEntries(texts(document.fields))] : []));
    },
    /** Documents read so far, as the gateway counts them. */
    reads: async () => (await (await fetch(`http://${host}/emulator/v1/reads`)).json()).documents,
    async retitle(id, english) {
      const fields = {
        title: { mapValue: { fields: { en: { stringValue: english }, th: { stringValue: english } } } },
        updated_at: { stringValue: new Date().toISOString() },
      };
      const update = { name: `${documents}/listings/${id}`, fields };
      await post('commit', { writes: [{ update, updateMask: { fieldPaths: Object.keys(fields) } }] });
    },
    stop: () => process.kill(-child.pid, 'SIGTERM'),
  };
}
