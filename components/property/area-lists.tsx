import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Area, Areas } from '@/lib/content/areas';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { areaPath } from '@/lib/navigation/area-path';
import { areasWith } from '@/lib/property/area-homes.server';
import type { AreaPrice } from '@/lib/property/area-prices';
import { Photo } from '../media/photo';
import { CardGrid } from '../ui/card';
import { LocalLink } from '../ui/navigation';
import { Section } from '../ui/text';
import { areaLabels } from './area-labels';
import { useAreaName } from './place-and-measures';

export async function AreaDirectory({ locale }: { locale: Locale }) {
  const [t, labels, filled] = await Promise.all([
    getTranslations({ locale, namespace: 'AreaPage' }),
    areaLabels(locale),
    areasWith('homes'),
  ]);
  const provinces = filled.filter(({ area }) => area.district === undefined);
  return (
    <Section id="areas" title={t('directory')} lead={t('directoryLead')} empty={provinces.length === 0}>
      <ul className="flex flex-wrap gap-x-6 tabular-nums">
        {provinces.map(({ area, homes }) => (
          <li key={area.code}>
            <LocalLink href={areaPath(area, 'homes')} prefetch={false} className="area-link">
              {`${labels.short(area)} (${formatNumber(homes.length)})`}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 23vw, (min-width: 640px) 48vw, 76vw';

type Props = { prices: readonly AreaPrice[]; areas: Areas; places: Places };

export function AreaTiles({ prices, areas, places }: Props) {
  const items = prices.flatMap((price) => {
    const area = areas.byCode.get(price.districtCode);
    return area === undefined ? [] : [{ id: area.code, area, price }];
  });
  return <CardGrid items={items} columns={4} strip card={(item) => <AreaTile {...item} places={places} />} />;
}

function AreaTile({ area, price, places }: { area: Area; price: AreaPrice; places: Places }) {
  const t = useTranslations('Areas');
  const name = useAreaName(places);
  const cover = price.newest.media.find((item) => item.kind === 'photo');
  return (
    <LocalLink
      href={areaPath(area, 'homes')}
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
      <span className="font-semibold text-lg leading-snug">{name(price.districtCode, price.provinceCode)}</span>
      <span className="tabular-nums">{t('median', { price: formatBaht(price.median) })}</span>
      <span className="text-sm">{t('basis', { count: price.count })}</span>
    </LocalLink>
  );
}
