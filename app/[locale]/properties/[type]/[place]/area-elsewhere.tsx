import { getTranslations } from 'next-intl/server';
import { type AreaWords, areaWords } from '@/components/listing/area-words';
import { searchPath } from '@/components/search/search-path';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { namedKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import type { Locale } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { areaPath } from '@/lib/navigation/area-path';
import type { FilledArea } from '@/lib/property/area-homes.server';
import type { AreaStation } from '@/lib/search/area-stations';
import type { AreaSummary, KindInArea } from '@/lib/search/area-summary.server';

type AreaLink = { readonly href: string; readonly label: string; readonly note: string };

/** Links to other area pages, each with a note. */
function AreaLinks({ links }: { links: readonly AreaLink[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, label, note }) => (
        <li key={href}>
          {/* Not prefetched, because there are many links, each to a different page. */}
          <LocalLink
            href={href}
            prefetch={false}
            className="flex h-full min-h-13 items-center justify-between gap-4 rounded-field border border-control bg-surface px-4 py-2 transition-colors duration-150 hover:border-phprimary hover:text-phprimary"
          >
            <span className="min-w-0 font-medium">{label}</span>
            <span className="flex shrink-0 items-center gap-1 text-right text-muted text-sm tabular-nums">
              {note}
              <Icon name="chevron-right" className="size-4" />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

type Props = { summary: AreaSummary; locale: Locale };

/** Within the same province, a district needs no province in its name. */
const nameBeside = (say: AreaWords, here: Area, { area }: FilledArea) =>
  area.district === undefined || area.province.id === here.province.id ? say.short(area) : say.place(area);

/** Other kinds of listings in an area, and the same kind elsewhere. */
export async function AreaElsewhere({ summary, locale }: Props) {
  const { area, kind, homes, otherKinds, stations, districts, near } = summary;
  const [t, say] = await Promise.all([getTranslations({ locale }), areaWords(locale)]);
  const noteOfKind = ({ kind: other, figures: { sale, rent, prices } }: KindInArea) => {
    const counted = say.counted(other, sale + rent);
    const median = prices?.median ?? null;
    return median === null ? counted : t('AreaPage.note', { homes: counted, price: formatBaht(median) });
  };
  const stationLink = ({ station, count, search }: AreaStation) => ({
    href: searchPath(search),
    label: words(station.name, locale).text,
    note: say.counted(namedKind(kind, homes), count),
  });
  const linkTo = (other: FilledArea) => ({
    href: areaPath(other.area, kind),
    label: nameBeside(say, area, other),
    note: say.counted(namedKind(kind, other.homes), other.homes.length),
  });
  const nearby = area.district === undefined ? 'AreaPage.provinces' : 'AreaPage.near';
  return (
    <>
      <Section
        id="stations"
        title={t('AreaPage.stations')}
        lead={t('AreaPage.stationsLead')}
        empty={stations.length === 0}
      >
        <AreaLinks links={stations.map(stationLink)} />
      </Section>
      <Section id="kinds" title={t('AreaPage.kinds', { place: say.place(area) })} empty={otherKinds.length === 0}>
        <AreaLinks
          links={otherKinds.map((other) => ({
            href: areaPath(area, other.kind),
            label: other.kind === 'homes' ? t('AreaPage.anyKind') : say.kindName(other.kind),
            note: noteOfKind(other),
          }))}
        />
      </Section>
      <Section
        id="districts"
        title={t('AreaPage.districts', { place: say.place(area) })}
        empty={districts.length === 0}
      >
        <AreaLinks links={districts.map(linkTo)} />
      </Section>
      <Section id="near" title={t(homes.length === 0 ? 'AreaPage.nearest' : nearby)} empty={near.length === 0}>
        <AreaLinks links={near.map(linkTo)} />
      </Section>
    </>
  );
}
