import { useLocale } from 'next-intl';
import type { Media } from '@/lib/content/collections';
import type { GallerySlide } from '@/lib/content/gallery';
import { words } from '@/lib/i18n/words';
import pictureAddress from '@/lib/media/loader';
import type { LargePicture, LargeSlide } from './lightbox-slides';

/** Width in pixels of a picture opened without JavaScript. */
const PAGE_WIDTH = 1536;

/** The lightbox data of a gallery's slides, each with the URL of its picture. */
export function useLargeSlides(slides: readonly GallerySlide[]): (LargeSlide & { href: string })[] {
  const locale = useLocale();
  const large = ({ url, width, height, colour, alt }: Media): LargePicture => {
    const { text, lang } = words(alt, locale);
    return { url, width, height, colour, alt: text, lang };
  };
  return slides.map((slide) => {
    const picture = large(slide.picture);
    return {
      href: pictureAddress({ src: picture.url, width: PAGE_WIDTH }),
      kind: slide.kind,
      picture,
      ...(slide.kind === 'pair' ? { before: large(slide.pair.before) } : {}),
    };
  });
}
