import { getImageProps } from 'next/image';
import { useLocale } from 'next-intl';
import type { Picture } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { pictureSrcSet } from '@/lib/media/src-set';
import { classNames } from '../ui/class-names';

type Props = {
  /** If undefined, because the picture cannot be shown, a placeholder is rendered. */
  picture: Picture | undefined;
  /** The rendered width, as a `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Whether this is the main picture above the fold. */
  first?: boolean;
  /** Gives the picture an empty alt text, if the text next to it says the same. */
  decorative?: boolean;
};

/** A content picture. Its size is known, so it causes no layout shift. */
export function Photo({ picture, sizes, className, first = false, decorative = false }: Props) {
  const locale = useLocale();
  const photoClass = classNames('h-full w-full bg-sunken object-cover', className);
  if (picture === undefined) return <span data-broken="" className={classNames('block', photoClass)} />;
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
    className: photoClass,
  });
  const srcSet = pictureSrcSet(picture.url, picture.width);
  const image = <img {...props} alt={props.alt} srcSet={srcSet} lang={decorative ? undefined : lang} />;
  // Inside <picture> React adds no preload. On screens with a fractional pixel density, Chrome may choose another width
  // for the preload than for the image, and then load both.
  return first ? <picture className="contents">{image}</picture> : image;
}
