import { useTranslations } from 'next-intl';

/** A label of what may stay empty. */
export function Optional({ label }: { label: string }) {
  const t = useTranslations('Seller');
  return (
    <>
      {label} <span className="whitespace-nowrap font-normal text-muted text-sm">({t('optional')})</span>
    </>
  );
}
