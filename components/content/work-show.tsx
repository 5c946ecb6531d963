import { useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import { type PicturePair, picturePairs } from '@/lib/content/gallery';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { BeforeAfter } from '../media/before-after';
import { SlideShow } from '../media/slide-show';
import { useAreaName } from '../property/place-and-measures';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { StaticPart } from '../ui/static-part';
import { LocalizedText } from '../ui/text';

const SIZES = '(min-width: 1280px) 690px, (min-width: 1024px) 56vw, 94vw';

function WorkSlide({ work, pair, places }: { work: Work; pair: PicturePair; places: Places }) {
  const t = useTranslations('Works');
  const area = useAreaName(places);
  return (
    <div className="grid h-full bg-sunken lg:grid-cols-[7fr_5fr]">
      <BeforeAfter pair={pair} sizes={SIZES} />
      <StaticPart
        as="div"
        id={`work-${work.id}`}
        className="flex flex-col items-start justify-center gap-3 p-6 lg:p-10"
      >
        <p className="font-semibold text-bluesea text-sm">
          {t(`type.${work.workType}`)} · {area(work.districtCode, work.provinceCode)}
        </p>
        <h3 className="text-xl md:text-2xl">
          <LocalizedText content={work.title} />
        </h3>
        <p className="line-clamp-4 text-muted">
          <LocalizedText content={work.scope} />
        </p>
        <LinkButton href={routePath('our-works-content', { id: work.id })} variant="secondary" className="mt-2">
          {t('see')}
          <Icon name="arrow-right" />
        </LinkButton>
      </StaticPart>
    </div>
  );
}

type ShownWork = { work: Work; pair: PicturePair };

/** Up to `limit` works with before-and-after pictures, each with its first pair that no earlier work uses. */
export function worksToShow(works: readonly Work[], limit: number): ShownWork[] {
  const shown: ShownWork[] = [];
  for (const work of works) {
    const pair = picturePairs(work.media).find(
      ({ before }) => !shown.some((other) => other.pair.before.url === before.url),
    );
    if (pair !== undefined) shown.push({ work, pair });
  }
  return shown.slice(0, limit);
}

export function WorkSlideShow({ shown, places }: { shown: readonly ShownWork[]; places: Places }) {
  const t = useTranslations('SlideShow');
  const slides = shown.map(({ work, pair }) => ({
    id: work.id,
    content: <WorkSlide work={work} pair={pair} places={places} />,
  }));
  return (
    <SlideShow
      kind={t('kind')}
      label={t('works')}
      slides={slides}
      labels={{ previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }}
      icons={{
        previous: <Icon name="chevron-left" />,
        next: <Icon name="chevron-right" />,
        pause: <Icon name="pause" />,
        play: <Icon name="play" />,
      }}
    />
  );
}
