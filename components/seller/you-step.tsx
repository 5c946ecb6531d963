import { useTranslations } from 'next-intl';
import { LeadText } from '../lead/lead-field';
import { Step } from '../lead/step';

export function YouStep() {
  const t = useTranslations('Seller');
  return (
    <Step number={1} title={t('you')} hint={t('reachHint')}>
      <LeadText name="name" label={t('name')} autoComplete="name" />
      <LeadText name="phone" type="tel" label={t('phone')} hint={t('phoneHint')} autoComplete="tel" />
      <LeadText
        name="line_id"
        label={t('lineId')}
        hint={t('lineHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <LeadText name="email" type="email" label={t('email')} autoComplete="email" spellCheck={false} />
    </Step>
  );
}
