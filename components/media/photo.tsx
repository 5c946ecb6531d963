import { getImageProps } from 'next/image';
import { useLocale } from 'next-intl';
import type { Picture } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { pictureSrcSet } from '@/lib/images/src-set';
import { classNames } from '../ui/class-names';

type Props = {
  /** Undefined for a picture that cannot be shown: a placeholder is shown instead. */
  picture: Picture | undefined;
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
  const locale = useLocale();
  const look = classNames('h-full w-full bg-sunken object-cover', className);
  if (picture === undefined) return <span data-broken="" className={classNames('block', look)} />;
  const { text, lang } = words(picture.alt, locale);
  const { props } = getImageProps({
    src: picture.url,
    alt: decorative ? '' : text,
    width: picture.width,
    height: picture.height,
    sizes,
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : 'auto',
    style: picture.colour ? { backgroundColor: picture.colour } : undefined,
    className: look,
  });
  const srcSet = pictureSrcSet(picture.url, picture.width);
  const image = <img {...props} alt={props.alt} srcSet={srcSet} lang={decorative ? undefined : lang} />;
  // Inside a picture element React adds no preload of its own: on screens of a fractional density Chrome can choose
  // another width for the preload than for the picture, and then loads both.
  return first ? <picture className="contents">{image}</picture> : image;
}
