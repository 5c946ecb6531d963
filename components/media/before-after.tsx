import { useTranslations } from 'next-intl';
import type { Media } from '@/lib/content/collections';
import { ComparisonSlider } from './comparison-slider';
import { Photo } from './photo';

export type Pair = { number: number; before: Media; after: Media };

/** The pictures that belong together, in the order of their numbers; a half pair is left out. */
export function picturePairs(media: readonly Media[]): Pair[] {
  const numbers = [...new Set(media.flatMap((item) => item.pair?.number ?? []))].sort((a, b) => a - b);
  const find = (number: number, side: 'before' | 'after') =>
    media.find((item) => item.pair?.number === number && item.pair.side === side);
  return numbers.flatMap((number) => {
    const before = find(number, 'before');
    const after = find(number, 'after');
    return before && after ? [{ number, before, after }] : [];
  });
}

const label = 'absolute top-3 rounded-full bg-midnightblue px-3 py-0.5 font-semibold text-sm text-white';

/** Says on the picture whether it was taken before or after the work; at the side where it stays in sight. */
export function SideLabel({ side }: { side: 'before' | 'after' }) {
  const t = useTranslations('Works');
  return <span className={`${label} ${side === 'before' ? 'left-3' : 'right-3'}`}>{t(side)}</span>;
}

/** One room before and after the work, each picture with its word. */
export function BeforeAfter({ pair, sizes }: { pair: Pair; sizes: string }) {
  const t = useTranslations('Works');
  const side = (name: 'before' | 'after') => (
    <figure className="relative size-full">
      <Photo picture={pair[name]} sizes={sizes} />
      <figcaption>
        <SideLabel side={name} />
      </figcaption>
    </figure>
  );
  return <ComparisonSlider label={t('compare')} before={side('before')} after={side('after')} />;
}
