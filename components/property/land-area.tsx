import { useTranslations } from 'next-intl';
import { raiNganWah, SQM_PER_SQWAH } from 'thai-property-search/area';
import { formatNumber } from '@/lib/i18n/numbers';

/** A land area in Thai units: rai, ngan and square wah. With `metric`, also in m². */
export function LandArea({ sqwah, metric = false }: { sqwah: number; metric?: boolean }) {
  const t = useTranslations('Measure');
  const { rai, ngan, wah } = raiNganWah(sqwah);
  const parts = [
    rai > 0 ? t('rai', { value: formatNumber(rai) }) : '',
    ngan > 0 ? t('ngan', { value: formatNumber(ngan) }) : '',
    wah > 0 ? t('sqwah', { value: formatNumber(wah) }) : '',
  ].filter(Boolean);
  const text = parts.join(' ');
  return metric ? `${text} (${t('sqm', { value: formatNumber(sqwah * SQM_PER_SQWAH) })})` : text;
}
