import { useTranslations } from 'next-intl';
import { Tabs } from '../ui/tabs';
import { Specimen } from './specimen';

export function DisclosureSpecimens() {
  const t = useTranslations('Style');
  return (
    <Specimen name={t('disclosure.tabs')}>
      <Tabs
        label={t('disclosure.tabs')}
        tabs={[
          { id: 'plan', label: t('disclosure.plan'), panel: <p>{t('disclosure.planText')}</p> },
          { id: 'map', label: t('disclosure.map'), panel: <p>{t('disclosure.mapText')}</p> },
          { id: 'tour', label: t('disclosure.tour'), panel: <p>{t('disclosure.tourText')}</p> },
          { id: 'locked', label: t('disabled'), panel: null, disabled: true },
        ]}
      />
    </Specimen>
  );
}
