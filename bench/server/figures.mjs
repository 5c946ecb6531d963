import { readFileSync } from 'node:fs';

/** The current metrics of the site, by name with labels. */
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

/** The resident memory of a process, in MB. */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1_024;
}
