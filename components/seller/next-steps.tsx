import { useTranslations } from 'next-intl';

export function WhatHappensNext() {
  const t = useTranslations('Seller');
  return (
    <section aria-labelledby="next" className="rounded-card bg-lightblue p-5">
      <h2 id="next" className="text-xl">
        {t('nextTitle')}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
    </section>
  );
}
