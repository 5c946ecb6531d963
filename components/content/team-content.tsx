import { useLocale, useTranslations } from 'next-intl';
import type { TeamContent, TeamMember } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { Breadcrumbs } from '../ui/page-links';
import { StaticPart } from '../ui/static-part';
import { LocalizedText } from '../ui/text';
import { MemberStrip } from './members';
import { Prose } from './prose';

export function TeamContentView({ content, members }: { content: TeamContent; members: readonly TeamMember[] }) {
  const t = useTranslations('Team');
  const locale = useLocale();
  return (
    <StaticPart as="article" id="article">
      <Breadcrumbs items={[{ href: routePath('our-team'), label: t('title') }]} current={t(`kind.${content.kind}`)} />
      <header className="max-w-3xl">
        <p className="font-semibold text-bluesea">{t(`kind.${content.kind}`)}</p>
        <h1 className="mt-1 text-3xl md:text-4xl">
          <LocalizedText content={content.title} />
        </h1>
        <time dateTime={content.publishedAt} className="mt-3 block text-muted text-sm">
          {longDate(content.publishedAt, locale)}
        </time>
      </header>
      {content.cover ? (
        <div className="my-6 aspect-2/1 overflow-hidden rounded-card">
          <Photo picture={content.cover} first sizes="(min-width: 1280px) 1216px, 94vw" />
        </div>
      ) : null}
      <div className="mx-auto max-w-prose">
        <Prose content={content.body} />
        {content.media.length > 0 ? (
          <div className="grid gap-4 sm:grid-cols-2">
            {content.media.map((item) => (
              <Photo
                key={item.url}
                picture={item}
                sizes="(min-width: 640px) 20rem, 94vw"
                className="aspect-3/2 rounded-card"
              />
            ))}
          </div>
        ) : null}
        {members.length > 0 ? (
          <section aria-labelledby="members" className="mt-8">
            <h2 id="members" className="mb-4 text-xl">
              {t('with')}
            </h2>
            <MemberStrip members={members} narrow />
          </section>
        ) : null}
      </div>
    </StaticPart>
  );
}

const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 23vw, (min-width: 640px) 48vw, 94vw';

function TeamContentCard({ content }: { content: TeamContent }) {
  const t = useTranslations('Team');
  return (
    <Card picture={<Photo picture={content.cover} decorative sizes={SIZES} />} shape="wide">
      <CardEyebrow>
        <span className="font-semibold text-bluesea">{t(`kind.${content.kind}`)}</span>
        <span>{longDate(content.publishedAt, useLocale())}</span>
      </CardEyebrow>
      <CardTitle href={routePath('our-team-content', { id: content.id })}>
        <LocalizedText content={content.title} />
      </CardTitle>
    </Card>
  );
}

export function TeamContentGrid({ contents }: { contents: readonly TeamContent[] }) {
  return <CardGrid items={contents} columns={4} card={(content) => <TeamContentCard content={content} />} />;
}
