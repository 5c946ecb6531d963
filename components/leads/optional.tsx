import { useTranslations } from 'next-intl';

/** Label of an optional field. */
export function Optional({ label }: { label: string }) {
  const t = useTranslations('Seller');
  return (
    <>
      {label} <span className="whitespace-nowrap font-normal text-muted text-sm">({t('optional')})</span>
    </>
  );
}
