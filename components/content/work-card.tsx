import { useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { useAreaName } from '../listing/listing-place';
import { picturePairs } from '../media/before-after';
import { Photo } from '../media/photo';
import { Badge } from '../ui/badge';
import { CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { Words } from '../ui/words';

const TONES = { build: 'blue', renovate: 'green', resale: 'purple' } as const;

/** A room before and after, the middle of each picture, as high as the card; without a pair the cover alone. */
function WorkPicture({ work, first }: { work: Work; first: boolean }) {
  const t = useTranslations('Works');
  const [pair] = picturePairs(work.media);
  const [cover] = work.media;
  if (pair === undefined) return cover ? <Photo picture={cover} first={first} decorative sizes={CARD_SIZES} /> : null;
  return (
    <div className="grid h-full grid-cols-2 gap-0.5">
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="relative overflow-hidden">
          <Photo picture={pair[side]} first={first && side === 'before'} decorative sizes={CARD_SIZES} />
          <span className="absolute bottom-2 left-2 rounded-full bg-midnightblue px-2 font-semibold text-white text-xs leading-5">
            {t(side)}
          </span>
        </div>
      ))}
    </div>
  );
}

type Props = { work: Work; places: Places; first?: boolean };

export function WorkCard({ work, places, first = false }: Props) {
  const t = useTranslations('Works');
  const area = useAreaName(places);
  return (
    <Card
      picture={<WorkPicture work={work} first={first} />}
      shape="photo"
      badges={<Badge tone={TONES[work.workType]}>{t(`type.${work.workType}`)}</Badge>}
    >
      <CardEyebrow>{area(work.districtCode, work.provinceCode)}</CardEyebrow>
      <CardTitle href={routePath('our-works-content', { id: work.id })}>
        <Words of={work.title} />
      </CardTitle>
      <p className="line-clamp-3 text-muted text-sm">
        <Words of={work.scope} />
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
