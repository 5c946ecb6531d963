import Image from 'next/image';
import { useLocale } from 'next-intl';
import { env } from '@/lib/config/env';
import type { Picture } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { allowedSources, isServed } from '@/lib/images/allowed-sources';
import { classNames } from '../ui/class-names';

type Props = {
  picture: Picture;
  /** The width it takes on the page, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The one picture above the fold. */
  first?: boolean;
  /** Said elsewhere beside it, so screen readers pass it by. */
  decorative?: boolean;
};

/** A picture of the content, of a known size, so that nothing moves when it comes. */
export function Photo({ picture, sizes, className, first = false, decorative = false }: Props) {
  const { text, lang } = words(picture.alt, useLocale());
  const image = (
    <Image
      src={picture.url}
      alt={decorative ? '' : text}
      lang={decorative ? undefined : lang}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      // Another host's picture comes as it is, unless the environment lists the host.
      unoptimized={!isServed(picture.url, allowedSources(env()))}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      style={picture.colour ? { backgroundColor: picture.colour } : undefined}
      className={classNames('h-full w-full bg-sunken object-cover', className)}
    />
  );
  // Inside a picture element React adds no preload of its own: on screens of a fractional density Chrome can choose
  // another width for the preload than for the picture, and then loads both.
  return first ? <picture className="contents">{image}</picture> : image;
}
