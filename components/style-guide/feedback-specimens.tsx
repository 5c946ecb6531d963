import { useTranslations } from 'next-intl';
import { Badge } from '../ui/badge';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { EmptyState } from '../ui/empty-state';
import { Pagination } from '../ui/pagination';
import { Specimen } from './specimen';

const TONES = ['green', 'yellow', 'red', 'blue', 'purple', 'orange'] as const;

export function FeedbackSpecimens() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('feedback.badges')} row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`feedback.${tone}`)}
          </Badge>
        ))}
      </Specimen>
      <Specimen name={t('feedback.breadcrumbs')}>
        <Breadcrumbs items={[{ href: '/our-team', label: t('buttons.link') }]} current={t('longHeading')} />
      </Specimen>
      <Specimen name={t('feedback.pages')}>
        <Pagination page={7} pages={24} hrefOf={() => '/style'} />
      </Specimen>
      <Specimen name={t('feedback.empty')}>
        <EmptyState
          title={t('feedback.emptyTitle')}
          text={t('feedback.emptyText')}
          action={{ href: '/', label: t('feedback.emptyAction') }}
        />
      </Specimen>
    </>
  );
}
