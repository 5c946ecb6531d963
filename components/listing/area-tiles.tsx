import { useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import type { AreaPrice } from '@/lib/property/area-prices';
import { serialiseSearchParams } from '@/lib/search/params';
import { Photo } from '../media/photo';
import { CardGrid } from '../ui/card';
import { LocalLink } from '../ui/local-link';
import { useAreaName } from './listing-place';

const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 23vw, (min-width: 640px) 48vw, 76vw';

function AreaTile({ area, places }: { area: AreaPrice; places: Places }) {
  const t = useTranslations('Areas');
  const name = useAreaName(places);
  const cover = area.newest.media.find((item) => item.kind === 'photo');
  const { districtCode: district, provinceCode: province } = area;
  return (
    <LocalLink
      href={routePath('search') + serialiseSearchParams({ deal: 'sale', province, district })}
      className="group relative isolate flex aspect-4/3 flex-col justify-end overflow-hidden rounded-card bg-midnightblue p-4 text-white"
    >
      {cover ? (
        <Photo
          picture={cover}
          decorative
          sizes={SIZES}
          className="absolute inset-0 -z-10 transition-transform duration-250 group-hover:scale-103"
        />
      ) : null}
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-midnightblue via-midnightblue/70 to-transparent" />
      <span className="font-semibold text-lg leading-snug">{name(district, province)}</span>
      <span className="tabular-nums">{t('median', { price: formatBaht(area.median) })}</span>
      <span className="text-sm">{t('basis', { count: area.count })}</span>
    </LocalLink>
  );
}

/** Districts with what homes there are asked for, and how many prices that says. */
export function AreaTiles({ areas, places }: { areas: readonly AreaPrice[]; places: Places }) {
  const items = areas.map((area) => ({ id: area.districtCode, area }));
  return <CardGrid items={items} columns={4} strip card={({ area }) => <AreaTile area={area} places={places} />} />;
}
