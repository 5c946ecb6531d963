'use client';

import type { ReactNode } from 'react';
import { Strokes } from '../ui/glyph';
import { isPlainPress } from '../ui/plain-press';

/** Lucide icon paths (ISC licence). */
const SIGNS = {
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  around: 'M6.5 13.3C3.8 12.6 2 11.4 2 10c0-2.2 4.5-4 10-4s10 1.8 10 4-4.5 4-10 4m0 0 3-3m-3 3 3 3',
  open: 'M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
} as const;

type FacadeSign = keyof typeof SIGNS;

type Props = {
  href: string;
  sign: FacadeSign;
  /** What a press does, followed by the title of the video or tour. */
  label: string;
  title: string;
  poster: ReactNode;
  /** Extra information for the accessible name, such as "opens in a new tab". */
  note?: string;
  /** Label shown during loading. */
  loading?: string | undefined;
  onPress?: () => void;
  onNear?: () => void;
};

/**
 * A poster that is replaced by a video or a tour when pressed. Without JavaScript or with a modifier key, it is a plain
 * link to the source.
 */
export function FacadeLink({ href, sign, label, title, poster, note, loading, onPress, onNear }: Props) {
  return (
    <>
      <a
        href={href}
        aria-label={`${loading ?? label}: ${title}${note === undefined ? '' : ` (${note})`}`}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          if (onPress === undefined || !isPlainPress(event)) return;
          event.preventDefault();
          if (loading === undefined) onPress();
        }}
        {...(onPress ? {} : { target: '_blank', rel: 'noopener' })}
        className="group absolute inset-0 block focus-visible:outline-offset-[-3px]"
      >
        {poster}
        <span className="absolute inset-0 bg-linear-to-t from-midnightblue/80 via-midnightblue/10 via-55% to-transparent" />
        <span className="absolute inset-x-4 bottom-4 flex items-center gap-3 font-semibold text-white">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-phprimary-500 shadow-raised transition-colors duration-150 group-hover:bg-phprimary-600">
            {loading === undefined ? (
              <Strokes path={SIGNS[sign]} className="size-6" />
            ) : (
              <span className="size-6 rounded-full border-3 border-white/40 border-t-white motion-safe:animate-spin" />
            )}
          </span>
          <span className="leading-snug">{loading ?? label}</span>
        </span>
      </a>
      <span role="status" className="sr-only">
        {loading}
      </span>
    </>
  );
}
