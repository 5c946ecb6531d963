import { useTranslations } from 'next-intl';
import { formatBaht } from '@/lib/i18n/numbers';
import { Specimen } from './specimen';

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const PRICES = [4_590_000, 12_900_000, 35_000, 980_111_000];

/** Both scripts at each size, because a line that fits in one language must also fit in the other. */
export function TypeScale() {
  const t = useTranslations('Style');
  return (
    <>
      <Specimen name={t('scale')}>
        {SIZES.map((size) => (
          <p key={size} className={`${size} flex flex-wrap items-baseline gap-x-4 py-1`}>
            <code className="shrink-0 basis-full text-muted text-sm sm:basis-20">{size}</code>
            <span lang="th">{t('sampleThai')}</span>
            <span lang="en">{t('sampleEnglish')}</span>
          </p>
        ))}
      </Specimen>
      <Specimen name={t('headings')}>
        <p className="max-w-2xl text-balance font-semibold text-3xl leading-[1.35] md:text-4xl">{t('longHeading')}</p>
        <p className="mt-3 max-w-prose text-lg text-muted">{t('longText')}</p>
      </Specimen>
      <Specimen name={t('prices')}>
        <ul className="w-fit text-right font-semibold text-xl tabular-nums">
          {PRICES.map((price) => (
            <li key={price}>{formatBaht(price)}</li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
