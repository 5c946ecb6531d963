import type { Language, Message } from '../../lib/content/check/fault';
import type { Speaker } from './speaker';

export type Progress = { readonly add: (done: number) => void; readonly end: () => void };

const WIDTH = 24;
/** The shortest time between two updates of a terminal's bar, and between two lines of a log, in milliseconds. */
const PACE = { terminal: 100, log: 5_000 } as const;

/** The progress as text, such as `12,500 of 20,000, 2,410 a second, 3 s left`. `elapsed` is in milliseconds. */
export function progressText(done: number, total: number, elapsed: number, language: Language): string {
  const rate = elapsed > 0 ? (done * 1_000) / elapsed : 0;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : undefined;
  const count = (value: number) => Math.round(value).toLocaleString('en');
  if (language === 'th')
    return `${count(done)} จาก ${count(total)} วินาทีละ ${count(rate)}${left === undefined ? '' : ` เหลือ ${left} วินาที`}`;
  return `${count(done)} of ${count(total)}, ${count(rate)} a second${left === undefined ? '' : `, ${left} s left`}`;
}

/** Shows progress as a bar on a terminal, or as occasional lines in a log. Always shows the end. */
export function showProgress(
  label: Message,
  total: number,
  { progress: out, language }: Pick<Speaker, 'progress' | 'language'>,
): Progress {
  const start = performance.now();
  const pace = out.isTTY ? PACE.terminal : PACE.log;
  let done = 0;
  let shownAt = start;
  const show = (ending: string) => {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
    const bar = out.isTTY ? `\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ` : '';
    out.write(`${bar}${label[language]}: ${progressText(done, total, performance.now() - start, language)}${ending}`);
    shownAt = performance.now();
  };
  return {
    add(count) {
      done += count;
      if (performance.now() - shownAt >= pace) show(out.isTTY ? '' : '\n');
    },
    end: () => show('\n'),
  };
}
