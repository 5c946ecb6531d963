import { useLocale, useTranslations } from 'next-intl';
import type { TeamContent } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { LocalizedText } from '../ui/words';

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
