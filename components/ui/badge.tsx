import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  green: 'text-metro-green',
  yellow: 'text-metro-yellow',
  red: 'text-metro-red',
  blue: 'text-metro-blue',
  purple: 'text-metro-purple',
  orange: 'text-metro-orange',
} as const;

export type BadgeTone = keyof typeof tones;

/** A label on a picture or in a line of text. Its colour never carries information that the text lacks. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'rounded-full bg-surface px-2.5 py-0.5 font-semibold text-xs leading-5 shadow-sm ring-1 ring-line',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
