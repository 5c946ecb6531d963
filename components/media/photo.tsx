import { getImageProps } from 'next/image';
import { useLocale } from 'next-intl';
import type { Media, Picture, TeamMember } from '@/lib/content/collections';
import { localizedText } from '@/lib/i18n/locales';
import { pictureSrcSet } from '@/lib/media/picture-address';
import { classNames } from '../ui/class-names';

type Props = {
  /** Undefined if the picture cannot be shown. */
  picture: Picture | undefined;
  sizes: string;
  className?: string;
  first?: boolean;
  decorative?: boolean;
};

export function Photo({ picture, sizes, className, first = false, decorative = false }: Props) {
  const locale = useLocale();
  const photoClass = classNames('h-full w-full bg-sunken object-cover', className);
  if (picture === undefined) return <span data-broken="" className={classNames('block', photoClass)} />;
  const { text, lang } = localizedText(picture.alt, locale);
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
  // Inside <picture> React adds no preload, for which Chrome may choose another width and load both.
  return first ? <picture className="contents">{image}</picture> : image;
}

const PORTRAITS = { 36: 'size-9', 56: 'size-14', 64: 'size-16', 80: 'size-20', 96: 'size-24' } as const;

/** A person beside their name: the photograph, or the first letter of the name. Thai vowels before it are no initials. */
export function Portrait({ person: { name, photo }, size }: { person: TeamMember; size: keyof typeof PORTRAITS }) {
  const initial = localizedText(name, useLocale()).text.match(/[^\P{L}เแโใไ]/u)?.[0];
  return (
    <span className={`${PORTRAITS[size]} shrink-0 overflow-hidden rounded-full`}>
      {photo === undefined ? (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center bg-sunken font-semibold text-muted text-xl"
        >
          {initial}
        </span>
      ) : (
        <Photo picture={photo} decorative sizes={`${size}px`} />
      )}
    </span>
  );
}

const ALONE = { columns: 'max-w-3xl', sizes: '(min-width: 820px) 768px, 94vw' };
const IN_ROWS = '(min-width: 1280px) 600px, (min-width: 640px) 47vw, 94vw';

function layoutOf(count: number): { columns: string; sizes: string } {
  if (count === 1) return ALONE;
  return { columns: `sm:grid-cols-2 ${count === 2 || count === 4 ? '' : 'lg:grid-cols-3'}`, sizes: IN_ROWS };
}

export function PhotoGrid({ pictures }: { pictures: readonly Media[] }) {
  const { columns, sizes } = layoutOf(pictures.length);
  return (
    <div className={classNames('grid gap-4', columns)}>
      {pictures.map((picture) => (
        <Photo
          key={picture.url}
          picture={picture}
          sizes={sizes}
          className={classNames(
            'aspect-3/2 rounded-card',
            picture.kind === 'floor-plan' && 'floor-plan object-contain',
          )}
        />
      ))}
    </div>
  );
}
