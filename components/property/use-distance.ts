import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/numbers';

/** `350 m`, `1.5 km`. */
export function useDistance() {
  const t = useTranslations('Measure');
  return (metres: number) =>
    metres < 1_000
      ? t('metres', { metres: formatNumber(metres) })
      : t('kilometres', { kilometres: formatNumber(metres / 1_000) });
}
