import { useTranslations } from 'next-intl';
import type { LightboxLabels } from './lightbox';

/** Labels of the lightbox. The library uses English phrases as keys. */
export function useLightboxLabels(): LightboxLabels {
  const t = useTranslations('Lightbox');
  const works = useTranslations('Works');
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
  };
}
