import { useLocale, useTranslations } from 'next-intl';
import type { TeamContent } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { LocalLink } from '../ui/local-link';
import { Words } from '../ui/words';

function TeamContentCard({ content }: { content: TeamContent }) {
  const t = useTranslations('Team');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-raised">
      <div className="aspect-video overflow-hidden">
        <Photo
          picture={content.cover}
          decorative
          sizes="(min-width: 1280px) 290px, (min-width: 1024px) 23vw, (min-width: 640px) 48vw, 94vw"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="font-semibold text-bluesea text-sm">{t(`kind.${content.kind}`)}</p>
        <h3 className="text-base">
          <LocalLink
            href={routePath('our-team-content', { id: content.id })}
            className="after:absolute after:inset-0 group-hover:text-phprimary"
          >
            <Words of={content.title} />
          </LocalLink>
        </h3>
        <p className="mt-auto pt-2 text-muted text-xs">{longDate(content.publishedAt, useLocale())}</p>
      </div>
    </article>
  );
}

export function TeamContentGrid({ contents }: { contents: readonly TeamContent[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {contents.map((content) => (
        <li key={content.id}>
          <TeamContentCard content={content} />
        </li>
      ))}
    </ul>
  );
}
