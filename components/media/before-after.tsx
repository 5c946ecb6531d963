import { useTranslations } from 'next-intl';
import type { PicturePair } from '@/lib/content/gallery';
import { ComparisonSlider } from './comparison-slider';
import { Photo } from './photo';
import { SideMark } from './side-mark';

export function BeforeAfter({ pair, sizes }: { pair: PicturePair; sizes: string }) {
  const t = useTranslations('Works');
  const side = (name: 'before' | 'after') => (
    <figure className="relative size-full">
      <Photo picture={pair[name]} sizes={sizes} />
      <figcaption>
        <SideMark side={name} text={t(name)} />
      </figcaption>
    </figure>
  );
  return <ComparisonSlider label={t('compare')} before={side('before')} after={side('after')} />;
}
