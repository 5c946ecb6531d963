'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Office } from '@/lib/content/collections';
import { openingState } from '@/lib/content/opening-state';

/** Texts with `{time}` and `{day}`, the names of the weekdays from Sunday on, and what is between hours and minutes. */
export type OpenWords = {
  readonly open: string;
  readonly laterToday: string;
  readonly closed: string;
  readonly days: readonly string[];
  readonly separator: string;
};

type Props = { hours: Office['hours']; words: OpenWords; children: ReactNode };

/** Says whether the office answers now, and otherwise when. A page may be old, so the browser's clock decides. */
export function OpenNow({ hours, words, children }: Props) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const update = () => {
      const state = openingState(hours, Date.now());
      if (state === null) return;
      const { day, isToday, time } = state;
      const template = state.isOpen ? words.open : isToday ? words.laterToday : words.closed;
      setText(template.replace('{time}', time.replace(':', words.separator)).replace('{day}', words.days[day] ?? ''));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [hours, words]);
  return <p className="text-muted text-sm">{text ?? children}</p>;
}
