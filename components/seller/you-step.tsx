import { useTranslations } from 'next-intl';
import { PersonFields } from '../lead/person-fields';
import { Step } from '../lead/step';

export function YouStep() {
  const t = useTranslations('Seller');
  return (
    <Step number={1} title={t('you')} hint={t('reachHint')}>
      <PersonFields />
    </Step>
  );
}
