import { useTranslations } from 'next-intl';
import { LeadText } from './lead-field';

/** The visitor's name and contact details. */
export function PersonFields() {
  const t = useTranslations('Seller');
  return (
    <>
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
    </>
  );
}
