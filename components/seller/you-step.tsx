import { useTranslations } from 'next-intl';
import { SellerText } from './seller-field';
import { Step } from './step';

export function YouStep() {
  const t = useTranslations('Seller');
  return (
    <Step number={1} title={t('you')} hint={t('reachHint')}>
      <SellerText name="name" label={t('name')} autoComplete="name" />
      <SellerText name="phone" type="tel" label={t('phone')} hint={t('phoneHint')} autoComplete="tel" />
      <SellerText
        name="line_id"
        label={t('lineId')}
        hint={t('lineHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SellerText name="email" type="email" label={t('email')} autoComplete="email" spellCheck={false} />
    </Step>
  );
}
