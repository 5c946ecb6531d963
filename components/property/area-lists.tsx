import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import type { Area, AreaKind, Areas } from '@/lib/content/areas';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { areaPath } from '@/lib/navigation/area-path';
import { areaLists, areasWith, type FilledArea } from '@/lib/property/area-homes.server';
import type { AreaPrice } from '@/lib/property/area-prices';
import { Photo } from '../media/photo';
import { CardGrid } from '../ui/card';
import { LocalLink } from '../ui/navigation';
import { Section } from '../ui/text';
import { type AreaLabels, areaLabels } from './area-labels';
import { useAreaName } from './place-and-measures';

/** The provinces with the most listings show their types and districts. The others only link to their pages. */
const SHOWN_WITH_DISTRICTS = 6;
const MAX_DISTRICTS = 8;

export async function AreaDirectory({ locale }: { locale: Locale }) {
  const [t, labels, filled] = await Promise.all([
    getTranslations({ locale, namespace: 'AreaPage' }),
    areaLabels(locale),
    areasWith('homes'),
  ]);
  const provinces = filled.filter(({ area }) => area.district === undefined);
  const districtsOf = ({ area }: FilledArea) =>
    filled.filter((other) => other.area.district?.provinceCode === area.code).slice(0, MAX_DISTRICTS);
  const others = provinces.slice(SHOWN_WITH_DISTRICTS);
  return (
    <Section id="areas" title={t('directory')} lead={t('directoryLead')} empty={provinces.length === 0}>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {provinces.slice(0, SHOWN_WITH_DISTRICTS).map((province) => (
          <Province key={province.area.code} province={province} districts={districtsOf(province)} labels={labels} />
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-5">
        {others.map(({ area, homes }) => (
          <li key={area.code}>
            <Counted area={area} label={labels.short(area)} count={homes.length} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ProvinceProps = { province: FilledArea; districts: readonly FilledArea[]; labels: AreaLabels };

async function Province({ province: { area, homes }, districts, labels }: ProvinceProps) {
  const { homesIn } = await areaLists();
  const kinds = PROPERTY_TYPES.map((kind) => ({ kind, count: homesIn(area.code, kind).length }));
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">
        <Counted area={area} label={labels.short(area)} count={homes.length} />
      </h3>
      <ul className="flex flex-wrap gap-x-4 border-line border-b pb-2 text-sm">
        {kinds.map(({ kind, count }) =>
          count === 0 ? null : (
            <li key={kind}>
              <Counted area={area} kind={kind} label={labels.kindName(kind)} count={count} />
            </li>
          ),
        )}
      </ul>
      <ul className="flex flex-wrap gap-x-4 pt-2 text-sm">
        {districts.map((district) => (
          <li key={district.area.code}>
            <Counted area={district.area} label={labels.short(district.area)} count={district.homes.length} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Counted({
  area,
  kind = 'homes',
  label,
  count,
}: {
  area: Area;
  kind?: AreaKind;
  label: string;
  count: number;
}) {
  return (
    <LocalLink href={areaPath(area, kind)} prefetch={false} className="area-link">
      {label} <span className="text-muted tabular-nums">{formatNumber(count)}</span>
    </LocalLink>
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
