import { useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { useAreaName } from '../listing/listing-place';
import { Photo } from '../media/photo';
import { Badge } from '../ui/badge';
import { LocalLink } from '../ui/local-link';
import { Words } from '../ui/words';

const TONES = { build: 'blue', renovate: 'green', resale: 'purple' } as const;

type Props = { work: Work; places: Places; first?: boolean };

export function WorkCard({ work, places, first = false }: Props) {
  const t = useTranslations('Works');
  const area = useAreaName(places);
  const [cover] = work.media;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-raised">
      <div className="relative aspect-3/2 overflow-hidden bg-sunken">
        {cover ? (
          <Photo
            picture={cover}
            first={first}
            decorative
            sizes="(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw"
          />
        ) : null}
        <p className="absolute top-3 left-3">
          <Badge tone={TONES[work.workType]}>{t(`type.${work.workType}`)}</Badge>
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-lg">
          <LocalLink
            href={routePath('our-works-content', { id: work.id })}
            className="after:absolute after:inset-0 group-hover:text-phprimary"
          >
            <Words of={work.title} />
          </LocalLink>
        </h3>
        <p className="line-clamp-3 text-muted text-sm">
          <Words of={work.scope} />
        </p>
        <p className="mt-auto pt-2 text-muted text-sm">{area(work.districtCode, work.provinceCode)}</p>
      </div>
    </article>
  );
}

export function WorkGrid({
  works,
  places,
  firstAboveFold = false,
}: {
  works: readonly Work[];
  places: Places;
  firstAboveFold?: boolean;
}) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {works.map((work, index) => (
        <li key={work.id}>
          <WorkCard work={work} places={places} first={firstAboveFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
