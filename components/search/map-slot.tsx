import { useTranslations } from 'next-intl';
import type { SearchParams } from '@/lib/search/params';
import { ResultsMap } from '../map/results-map';

/** Where the results stand on a map: above the list on phones, beside it and always in sight on wide windows. */
export function MapSlot({ params }: { params: SearchParams }) {
  const t = useTranslations('View');
  const alone = params.view === 'map';
  return (
    <section
      aria-label={t('onMap')}
      className={`overflow-hidden rounded-card border border-line bg-sunken ${alone ? 'h-[calc(100dvh-8rem)] min-h-96' : 'h-[45dvh] min-h-72 max-lg:order-first lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]'}`}
    >
      <ResultsMap params={params} />
    </section>
  );
}
