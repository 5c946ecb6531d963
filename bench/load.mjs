import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { needed } from './programs.mjs';

const run = promisify(execFile);

const named = (headers) => Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);

const found = (output, pattern) => pattern.exec(output)?.[1];

/**
 * Asks for one page over so many connections, each again as soon as it is answered: requests a second, and how many
 * failed. Redirects and 304 count as answers. By wrk, which is written in C: a driver in Node is slower than a Node server
 * that has nothing to do, and would be what is measured.
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
 * The p99 in milliseconds of what each of so many connections waits, asking again and again. By hey: wrk reckons what is
 * slow while its connections are being made as if it had asked all the time. On one processor, as wrk: the other is the
 * server's. A server that fails fast would look good: whatever is no answer with 200 throws.
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
