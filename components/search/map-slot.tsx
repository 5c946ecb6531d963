import { useTranslations } from 'next-intl';
import type { SearchParams } from '@/lib/search/params';
import { ResultsMap } from '../map/results-map';

/** Below the header and the head of the results, down to the bar at the foot of the window. */
const ALONE =
  'mt-3 relative h-[calc(100dvh-9.5rem-var(--p-bottom-bar)-env(safe-area-inset-bottom))] min-h-96 noscript:h-40 noscript:min-h-0';
const ABOVE = 'relative h-[45dvh] min-h-72';
const BESIDE = `${ABOVE} row-start-1 lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem-var(--p-bottom-bar))]`;

/**
 * Where the results stand on a map: alone in all the room there is, else above the list on phones, and beside it and
 * always in sight on wide windows. Where the map has not been moved and nothing was found, what to do stands below it.
 */
export function MapSlot({ params, total }: { params: SearchParams; total: number }) {
  const t = useTranslations('View');
  const alone = total === 0 && params.bbox === undefined ? `mt-3 ${ABOVE}` : ALONE;
  return (
    <section
      aria-label={t('onMap')}
      className={`overflow-hidden rounded-card border border-line bg-sunken ${params.view === 'map' ? alone : BESIDE}`}
    >
      <ResultsMap params={params} />
    </section>
  );
}
