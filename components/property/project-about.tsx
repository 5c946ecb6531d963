import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { projectId } from '@/lib/content/projects';
import { localYear } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { type ProjectFacts, type Range, searchAround } from '@/lib/property/project-facts';
import { searchPath } from '../search/search-path';
import { LinkButton } from '../ui/button';
import { LocalLink } from '../ui/navigation';
import { LocalizedText, Section } from '../ui/text';
import { FactsTable } from './facts-table';
import { ListingPlace } from './place-and-measures';

/** `2017`, or `2017–2019`. */
const textOf = ({ least, most }: Range, format: (value: number) => string): string =>
  least === most ? format(least) : unbroken(`${format(least)}–${format(most)}`);

function useFees({ commonFee, feeBasis, monthlyFee, sinkingFund }: ProjectFacts) {
  const t = useTranslations('Facts');
  const rate = commonFee && t(`commonFeeRate.${feeBasis}`, { price: textOf(commonFee, formatBaht) });
  return {
    commonFee: rate && monthlyFee ? t('rateAndMonthly', { rate, total: textOf(monthlyFee, formatBaht) }) : rate,
    sinkingFund: sinkingFund && t('perSqm', { price: textOf(sinkingFund, formatBaht) }),
  };
}

/** The name of a listing's project, as a link to its page. */
export function ProjectLink({ listing, className }: { listing: Listing; className?: string }) {
  const id = projectId(listing);
  if (id === undefined || listing.project === undefined) return null;
  return (
    <LocalLink href={routePath('project', { id })} prefetch={false} className={className}>
      <LocalizedText content={listing.project} />
    </LocalLink>
  );
}

type Props = { home: Listing; facts: ProjectFacts; places: Places };

/** What the listings of a project state about it. `home` is one of them. */
export function ProjectAbout({ home, facts, places }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { commonFee, sinkingFund } = useFees(facts);
  const { road, postcode } = home.address;
  const { yearBuilt, sizes, facilities } = facts;
  const rows = [
    {
      key: 'address',
      value: (
        <>
          {road ? <LocalizedText content={road} /> : null} <ListingPlace listing={home} places={places} /> {postcode}
        </>
      ),
    },
    { key: 'yearBuilt', value: yearBuilt && textOf(yearBuilt, (year) => localYear(year, locale)) },
    {
      key: 'usableArea',
      value: sizes && t('Measure.sqm', { value: textOf(sizes, formatNumber) }),
    },
    { key: 'commonFee', value: commonFee, note: t('FactNote.commonFee') },
    { key: 'sinkingFund', value: sinkingFund, note: t('FactNote.sinkingFund') },
  ] as const;
  return (
    <Section id="about" title={t('Project.facts')} lead={t('Project.factsLead')}>
      <FactsTable facts={rows.filter(({ value }) => value).map((row) => ({ ...row, name: t(`Facts.${row.key}`) }))} />
      {facilities.length > 0 ? (
        <>
          <h3 className="mt-6 mb-3 text-lg">{t('Project.facilities')}</h3>
          <ul className="flex flex-wrap gap-2">
            {facilities.map((facility) => (
              <li key={facility} className="fact-chip">
                {t(`Amenity.${facility}`)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}

type LinksProps = { geo: Listing['geo']; area: { href: string; label: string } | undefined };

/** Links to other homes near a project. */
export function ProjectLinks({ geo, area }: LinksProps) {
  const t = useTranslations('Project');
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {geo === undefined ? null : (
        <LinkButton href={searchPath(searchAround(geo))} variant="secondary">
          {t('near')}
        </LinkButton>
      )}
      {area === undefined ? null : (
        <LinkButton href={area.href} variant="secondary">
          {area.label}
        </LinkButton>
      )}
    </p>
  );
}
