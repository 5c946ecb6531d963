'use client';

import { useTranslations } from 'next-intl';
import { formatBaht } from '@/lib/i18n/numbers';
import { RangeSlider } from '../ui/range-slider';

const RANGE = { min: 0, max: 20_000_000, step: 500_000, format: formatBaht };

export function RangeDemo() {
  const t = useTranslations('Style.range');
  const thumbLabels = [t('from'), t('to')] as const;
  return (
    <>
      <RangeSlider
        {...RANGE}
        label={t('label')}
        names={['price_min', 'price_max']}
        thumbLabels={thumbLabels}
        defaultValue={[2_000_000, 8_000_000]}
      />
      <RangeSlider
        {...RANGE}
        label={t('locked')}
        names={['locked_min', 'locked_max']}
        thumbLabels={thumbLabels}
        disabled
      />
    </>
  );
}
