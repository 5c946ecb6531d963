import { useLocale, useTranslations } from 'next-intl';
import type { Media } from '@/lib/content/collections';
import type { GallerySlide } from '@/lib/content/gallery';
import { localizedText } from '@/lib/i18n/locales';
import pictureAddress from '@/lib/media/picture-address';
import type { LightboxLabels } from './lightbox';
import type { LargePicture, LargeSlide } from './lightbox-slides';

/** The address of a picture that opens without JavaScript. */
export const pictureFile = ({ url }: Media): string => pictureAddress({ src: url, width: 1536 });

export function useLargePicture(): (picture: Media) => LargePicture {
  const locale = useLocale();
  return ({ url, width, height, colour, alt }) => {
    const { text, lang } = localizedText(alt, locale);
    return { url, width, height, colour, alt: text, lang };
  };
}

export function useLargeSlides(slides: readonly GallerySlide[]): LargeSlide[] {
  const large = useLargePicture();
  return slides.map((slide) => ({
    kind: slide.kind,
    picture: large(slide.picture),
    ...(slide.kind === 'pair' ? { before: large(slide.pair.before) } : {}),
  }));
}

const NO_PICTURE = { url: '', width: 2, height: 1, colour: undefined, lang: undefined };

/** The last slide of a home whose place is known. */
export function useMapSlide(): LargeSlide {
  const t = useTranslations('Lightbox');
  return { kind: 'map', picture: { ...NO_PICTURE, alt: t('around') } };
}

/** The library uses English phrases as keys. */
export function useLightboxLabels(): LightboxLabels {
  const t = useTranslations('Lightbox');
  const works = useTranslations('Works');
  const kinds = useTranslations('Gallery');
  return {
    Previous: t('previous'),
    Next: t('next'),
    Close: t('close'),
    Lightbox: t('title'),
    'Photo gallery': t('title'),
    Carousel: t('carousel'),
    Slide: t('slide'),
    '{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
    'Zoom in': t('zoomIn'),
    'Zoom out': t('zoomOut'),
    'Enter Fullscreen': t('enterFullScreen'),
    'Exit Fullscreen': t('exitFullScreen'),
    before: works('before'),
    after: works('after'),
    compare: works('compare'),
    failed: t('failed'),
    all: t('all'),
    kinds: {
      photo: t('photos'),
      pair: kinds('beforeAfter'),
      'floor-plan': kinds('plans'),
      video: kinds('video'),
      'tour-360': kinds('tour'),
      map: t('map'),
    },
  };
}
