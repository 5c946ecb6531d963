import { readFileSync } from 'node:fs';

/** What the site's own figures say now, by name with labels. */
export async function figures(url) {
  const text = await fetch(`${url}/api/metrics`).then((answer) => answer.text());
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** Megabytes that a process has in memory. */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1_024;
}
