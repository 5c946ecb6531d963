'use client';

import { useEffect, useState } from 'react';
import type { SearchParams } from 'thai-property-search/params';
import type { MapView } from './map-view';

type Props = {
  params: SearchParams;
  styleUrl: string | undefined;
  loadingText: string;
  failedText: string;
  noScriptText: string;
};

function useMapView() {
  const [View, setView] = useState<typeof MapView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./map-view').then(
      (module) => setView(() => module.MapView),
      () => setFailed(true),
    );
  }, []);
  return { View, failed };
}

export function LateMap({ params, styleUrl, loadingText, failedText, noScriptText }: Props) {
  const { View, failed } = useMapView();
  return (
    <div className="absolute inset-0 isolate overflow-hidden bg-line">
      {View === null ? (
        <p
          data-map-failed={failed ? '' : undefined}
          className="absolute inset-0 grid place-items-center p-6 text-center text-font"
        >
          <span className={failed ? undefined : 'motion-safe:animate-pulse noscript:hidden'}>
            {failed ? failedText : loadingText}
          </span>
          <span className="hidden noscript:inline">{noScriptText}</span>
        </p>
      ) : (
        <View params={params} styleUrl={styleUrl} failedText={failedText} />
      )}
    </div>
  );
}
