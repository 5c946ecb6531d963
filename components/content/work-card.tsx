import { useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { useAreaName } from '../property/listing-place';
import { Badge } from '../ui/badge';
import { CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { LocalizedText } from '../ui/words';

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
