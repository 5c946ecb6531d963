import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failing } from './nginx/failing.mjs';
import { forms } from './nginx/forms.mjs';
import { HOST, startNginx } from './nginx/front.mjs';
import { headers } from './nginx/headers.mjs';
import { onePage } from './nginx/one-page.mjs';
import { rules } from './nginx/rules.mjs';
import { needed } from './programs.mjs';
import { startProductionServer } from './servers.mjs';
import { report } from './table.mjs';

needed('nginx', 'nginx-light');
const folders = ['first', 'second'].map((name) => mkdtempSync(join(tmpdir(), `bench-nginx-${name}-`)));

const startReplica = (folder) =>
  startProductionServer({
    DATA_DIR: folder,
    FIREBASE_PROJECT_ID: '',
    LOG_LEVEL: 'error',
    SITE_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '1',
  });

let replicas = [];
let front;
try {
  const seldom = await rules();
  replicas = await Promise.all(folders.map(startReplica));
  front = await startNginx(replicas.map(({ url }) => url));
  report([
    ...(await onePage(front)),
    ...(await headers(front, replicas[0])),
    ...(await forms(front, folders)),
    ...(await failing(front, replicas)),
    ...seldom,
  ]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await front?.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, maxRetries: 3 });
}
