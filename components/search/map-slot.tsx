import { useTranslations } from 'next-intl';
import type { SearchParams } from '@/lib/search/params';
import { ResultsMap } from '../map/results-map';

/** Fills the viewport between the results header and the bottom bar. */
const ALONE =
  'mt-3 relative h-[calc(100dvh-9.5rem-var(--p-bottom-bar)-env(safe-area-inset-bottom))] min-h-96 noscript:h-40 noscript:min-h-0';
const ABOVE = 'relative h-[45dvh] min-h-72';
const BESIDE = `${ABOVE} row-start-1 lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem-var(--p-bottom-bar))]`;

/**
 * Container of the results map. In the map view it fills the viewport. In the split view it is above the list on
 * phones, and sticky next to the list on wide viewports. It is shorter if an unmoved map has no results, so that the
 * suggestions below it are visible.
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
