import { useTranslations } from 'next-intl';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { AreaStats } from '@/lib/property/area-facts';
import { SaveSearchButton } from '../saved/save-search-button';
import { searchPath } from '../search/search-path';
import { LinkButton } from '../ui/button';
import { LinkChip } from '../ui/chip';

type Props = {
  search: SearchParams;
  stats: Pick<AreaStats, 'sale' | 'rent'>;
  name: string;
};

export function ListActions({ search, stats: { sale, rent }, name }: Props) {
  const t = useTranslations('AreaPage');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
      {sale > 0 && rent > 0 ? (
        <>
          <LinkChip href={searchPath({ ...search, deal: 'sale' })} prefetch={false}>
            {t('onlySale', { count: sale })}
          </LinkChip>
          <LinkChip href={searchPath({ ...search, deal: 'rent' })} prefetch={false}>
            {t('onlyRent', { count: rent })}
          </LinkChip>
        </>
      ) : null}
      {sale + rent > 0 ? (
        <LinkButton href={searchPath({ ...search, view: 'split' })} prefetch={false} variant="secondary" size="small">
          {t('map')}
        </LinkButton>
      ) : null}
      <SaveSearchButton query={serialiseSearchParams(search)} name={name} />
    </div>
  );
}
