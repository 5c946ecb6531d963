'use client';

import type { ReactNode } from 'react';
import { useLate } from '../ui/use-late';
import type { Place } from './place-map';

type Props = {
  place: Place;
  styleUrl: string | undefined;
  openText: ReactNode;
  loadingText: string;
  failedText: string;
};

const load = () => import('./place-map');

/** A map that loads on request, because MapLibre is three times as large as all other scripts of a page. */
export function LatePlaceMap({ place, styleUrl, openText, loadingText, failedText }: Props) {
  const { late, open } = useLate(load);
  if (late.step === 'open') return <late.loaded.PlaceMap {...{ place, styleUrl, loadingText, failedText }} />;
  const isLoading = late.step === 'loading';
  return (
    <div className="absolute inset-0 flex flex-wrap content-end items-center justify-end gap-3 p-3">
      {late.step === 'failed' ? (
        <p role="alert" className="rounded-field bg-surface px-3 py-1">
          {failedText}
        </p>
      ) : null}
      {/* Not disabled while the map loads, so that it keeps focus for a retry. */}
      <button
        type="button"
        onClick={isLoading ? undefined : open}
        aria-busy={isLoading}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-control bg-surface px-3 sm:px-5 font-semibold after:absolute after:inset-0 hover:border-phprimary hover:text-phprimary noscript:hidden"
      >
        {isLoading ? loadingText : openText}
      </button>
    </div>
  );
}
