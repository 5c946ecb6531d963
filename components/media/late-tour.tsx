'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLate } from '../ui/use-late';
import { FacadeLink } from './facade-link';
import { MediaFailure } from './media-failure';

/** A hosted tour in an iframe. An iframe does not report errors, so a link to the page is below it. */
function TourFrame({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      loading="lazy"
      allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}

const load = () => import('./panorama-viewer');

type Props = { href: string; title: string; poster: ReactNode };

/** A panorama behind its poster. The viewer loads on press. */
export function LatePanorama({ href, title, poster }: Props) {
  const t = useTranslations('Player');
  const { late, open, fail, prepare } = useLate(load);
  if (late.step === 'failed') {
    const texts = { text: t('tourFailed'), linkText: t('openPicture'), retryText: t('retry') };
    return <MediaFailure {...texts} href={href} onRetry={open} />;
  }
  if (late.step === 'open') {
    return <late.loaded.PanoramaViewer key={late.round} url={href} title={title} onFail={fail} />;
  }
  return (
    <FacadeLink
      href={href}
      sign="around"
      label={t('lookAround')}
      title={title}
      poster={poster}
      loading={late.step === 'loading' ? t('loading') : undefined}
      onPress={open}
      onNear={prepare}
    />
  );
}

/** A hosted tour behind its poster. There is no request to the host before the press. */
export function LateTourFrame({ href, title, poster }: Props) {
  const t = useTranslations('Player');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TourFrame url={href} title={title} />;
  return (
    <FacadeLink
      href={href}
      sign="around"
      label={t('lookAround')}
      title={title}
      poster={poster}
      onPress={() => setOpen(true)}
    />
  );
}
