'use client';

import { type ReactNode, useState } from 'react';
import type { Place, PlaceMap } from './place-map';

type Props = {
  place: Place;
  styleUrl: string | undefined;
  openText: ReactNode;
  loadingText: string;
  failedText: string;
};

/** A map for whoever asks for it: MapLibre is three times all other scripts of a page. */
export function LatePlaceMap({ place, styleUrl, openText, loadingText, failedText }: Props) {
  const [Drawn, setDrawn] = useState<typeof PlaceMap>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const open = async () => {
    setState('loading');
    try {
      const room = await import('./place-map');
      setDrawn(() => room.PlaceMap);
    } catch {
      setState('failed');
    }
  };
  if (Drawn) return <Drawn place={place} styleUrl={styleUrl} failedText={failedText} />;
  return (
    <div className="absolute inset-0 grid place-items-center p-6 text-center">
      {state === 'closed' ? (
        <button
          type="button"
          onClick={open}
          className="inline-flex min-h-11 items-center gap-2 noscript:hidden rounded-full border border-control bg-surface px-5 font-semibold hover:border-phprimary hover:text-phprimary"
        >
          {openText}
        </button>
      ) : (
        <p role="status" className={state === 'loading' ? 'motion-safe:animate-pulse' : undefined}>
          {state === 'loading' ? loadingText : failedText}
        </p>
      )}
    </div>
  );
}
