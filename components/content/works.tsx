import { useLocale, useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { guaranteeEnd } from '@/lib/property/home-facts';
import { Photo } from '../media/photo';
import type { Fact } from '../property/facts-table';
import { useAreaName } from '../property/place-and-measures';
import { Badge, CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { LocalizedText } from '../ui/text';

const TONES = { build: 'blue', renovate: 'green', resale: 'purple' } as const;

type Props = { work: Work; places: Places; first?: boolean };

function WorkCard({ work, places, first = false }: Props) {
  const t = useTranslations('Works');
  const area = useAreaName(places);
  const [cover] = work.media;
  return (
    <Card
      picture={cover ? <Photo picture={cover} first={first} decorative sizes={CARD_SIZES} /> : null}
      shape="photo"
      badges={<Badge tone={TONES[work.workType]}>{t(`type.${work.workType}`)}</Badge>}
    >
      <CardEyebrow>
        <span className="line-clamp-2">{area(work.districtCode, work.provinceCode)}</span>
      </CardEyebrow>
      <CardTitle href={routePath('our-works-content', { id: work.id })}>
        <LocalizedText content={work.title} />
      </CardTitle>
      <p className="line-clamp-3 text-muted text-sm">
        <LocalizedText content={work.scope} />
      </p>
    </Card>
  );
}

type GridProps = { works: readonly Work[]; places: Places; firstAboveFold?: boolean };

export function WorkGrid({ works, places, firstAboveFold = false }: GridProps) {
  return (
    <CardGrid
      items={works}
      card={(work, index) => <WorkCard work={work} places={places} first={firstAboveFold && index === 0} />}
    />
  );
}

const FACTS = ['what', 'where', 'when', 'area', 'cost', 'guarantee'] as const;

export function useWorkFacts(work: Work, places: Places, keys: readonly (typeof FACTS)[number][] = FACTS): Fact[] {
  const t = useTranslations();
  const locale = useLocale();
  const area = useAreaName(places);
  const { usableAreaSqm, costBand, guaranteeMonths: count, startedAt, finishedAt } = work;
  const values = {
    what: t(`Works.type.${work.workType}`),
    where: area(work.districtCode, work.provinceCode),
    when: t('Works.period', { from: longDate(startedAt, locale), to: longDate(finishedAt, locale) }),
    area: usableAreaSqm && t('Measure.sqm', { value: formatNumber(usableAreaSqm) }),
    cost: costBand && t('Works.costBand', { low: formatBaht(costBand.low), high: formatBaht(costBand.high) }),
    guarantee: count && t('Works.guaranteeUntil', { count, date: longDate(guaranteeEnd(finishedAt, count), locale) }),
  };
  return keys
    .filter((key) => values[key] !== undefined)
    .map((key) => ({ key, name: t(`Works.${key}`), value: values[key] }));
}
