import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { needed } from './programs.mjs';

const run = promisify(execFile);

const named = (headers) => Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);

const found = (output, pattern) => pattern.exec(output)?.[1];

/**
 * Requests one page over several connections, each as fast as possible. Returns the requests per second and the
 * failures. Redirects and 304 are not failures. Uses wrk, which is written in C: a load generator in Node.js is slower
 * than an idle Node.js server, and would limit the result.
 */
export async function load(url, { connections, seconds, headers = {} }) {
  needed('wrk');
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const { stdout } = await run('wrk', [...how, ...named(headers), url]);
  const [, connect = 0, read = 0, write = 0, timeout = 0] =
    /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.map(Number) ?? [];
  return {
    perSecond: Number(found(stdout, /Requests\/sec:\s+([\d.]+)/)),
    failed: Number(found(stdout, /Non-2xx or 3xx responses: (\d+)/) ?? 0) + connect + read + write + timeout,
  };
}

/**
 * The p99 response time, in milliseconds, over several connections that repeat a request. Uses hey, because wrk
 * extrapolates slow responses at the start, while it opens connections. Uses one CPU, like wrk, and leaves the other to
 * the server. Throws if any status is not 200, because fast errors would improve the result.
 */
export async function p99Ms(url, { connections, seconds, headers = {} }) {
  needed('hey');
  const how = ['-cpus', '1', '-c', String(connections), '-z', `${seconds}s`, '-disable-compression'];
  const { stdout } = await run('hey', [...how, ...named(headers), url]);
  const statuses = [...stdout.matchAll(/\[(\d{3})\]\s+\d+ responses/g)].map(([, status]) => status);
  if (statuses.join() !== '200' || stdout.includes('Error distribution'))
    throw new Error(`${url}: not all 200\n${stdout}`);
  return 1_000 * Number(found(stdout, /99% in ([\d.]+) secs/));
}
