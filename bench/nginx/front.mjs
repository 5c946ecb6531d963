import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers.mjs';

const CONFIG = 'deploy/nginx.conf';
/** The host name in the configuration. */
export const HOST = 'www.example.co.th';

/** Moves the compiled-in folders of nginx, which it creates even for modules that are not in use. */
const ownFolders = (folder) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join(' ');

/** The configuration with other ports and folders, but otherwise unchanged. Throws if one of them is missing. */
function adapted(text, changes) {
  return changes.reduce((config, [from, to]) => {
    if (!config.includes(from)) throw new Error(`${CONFIG} has no '${from}' any more`);
    return config.replaceAll(from, to);
  }, text);
}

function writeConfig(folder, port, [first, second]) {
  for (const name of ['cache', 'log']) mkdirSync(join(folder, name));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const config = adapted(readFileSync(CONFIG, 'utf8'), [
    ['127.0.0.1:3001', new URL(first).host],
    ['127.0.0.1:3002', new URL(second).host],
    ['\n    listen 80', `\n    listen 127.0.0.1:${port}`],
    ['/var/cache/nginx', join(folder, 'cache')],
    ['/var/log/nginx', join(folder, 'log')],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['\nhttp {', `\nhttp { ${ownFolders(folder)}`],
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return file;
}

/** Starts nginx with the repository's configuration in front of two servers, and reads its log. */
export async function startNginx(replicas) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const file = writeConfig(folder, port, replicas);
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  while (!existsSync(join(folder, 'nginx.pid')) && child.exitCode === null)
    await new Promise((done) => setTimeout(done, 20));
  if (child.exitCode !== null) throw new Error('nginx did not start');
  const log = join(folder, 'log', 'access.log');
  return {
    port,
    /** The requests so far whose path starts with `path`, from the log. */
    requests: (path) =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
        .filter((request) => request.path.startsWith(path)),
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, maxRetries: 3 });
    },
  };
}
