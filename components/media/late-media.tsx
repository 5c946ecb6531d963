'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSound, type PlayableSource } from '@/lib/content/media-source';
import { buttonClass } from '../ui/button';
import { Spinner, Strokes } from '../ui/glyph';
import { isPlainPress, useLate } from '../ui/use-late';
import type { Captions } from './film';

const loadPlayer = () => import('./video-player');
const loadViewer = () => import('./panorama-viewer');

type LateVideoProps = { source: PlayableSource; href: string; title: string; captions: Captions; poster: ReactNode };

/** P: before the press, nothing of the player, the video or its host is requested. */
export function LateVideo({ source, href, title, captions, poster }: LateVideoProps) {
  const t = useTranslations('Player');
  const { late, open, fail, prepare } = useLate(loadPlayer);
  const what = isSound(source) ? 'sound' : 'video';
  if (late.step === 'failed') {
    const texts = { text: t('failed', { what }), linkText: t('openSource', { what }), retryText: t('retry') };
    return <MediaFailure {...texts} href={href} onRetry={open} />;
  }
  if (late.step === 'open') {
    const playerProps = { source, captions, poster: isSound(source) ? poster : undefined };
    return <late.loaded.VideoPlayer key={late.round} {...playerProps} onFail={fail} />;
  }
  return (
    <FacadeLink
      href={href}
      sign="play"
      label={t('play', { what })}
      title={title}
      poster={poster}
      loading={late.step === 'loading' ? t('loading') : undefined}
      onPress={open}
      onNear={prepare}
    />
  );
}

type Props = { href: string; title: string; poster: ReactNode };

export function LatePanorama({ href, title, poster }: Props) {
  const t = useTranslations('Player');
  const { late, open, fail, prepare } = useLate(loadViewer);
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

/** An iframe does not report errors, so a link to the page is below it. */
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

/** Lucide icon paths (ISC licence). */
export const SIGNS = {
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  around: 'M6.5 13.3C3.8 12.6 2 11.4 2 10c0-2.2 4.5-4 10-4s10 1.8 10 4-4.5 4-10 4m0 0 3-3m-3 3 3 3',
  open: 'M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
} as const;

type FacadeSign = keyof typeof SIGNS;

type FacadeLinkProps = {
  href: string;
  sign: FacadeSign;
  /** What a press does, without the title. */
  label: string;
  title: string;
  poster: ReactNode;
  note?: string;
  loading?: string | undefined;
  onPress?: () => void;
  onNear?: () => void;
};

/** Without JavaScript or with a modifier key, a plain link to the source. */
export function FacadeLink({ href, sign, label, title, poster, note, loading, onPress, onNear }: FacadeLinkProps) {
  return (
    <>
      <a
        href={href}
        aria-label={`${loading ?? label}: ${title}${note === undefined ? '' : ` (${note})`}`}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          if (onPress === undefined || !isPlainPress(event)) return;
          event.preventDefault();
          if (loading === undefined) onPress();
        }}
        aria-busy={loading !== undefined}
        {...(onPress ? { 'data-opens': '' } : { target: '_blank', rel: 'noopener' })}
        className="group absolute inset-0 block focus-visible:outline-offset-[-3px]"
      >
        {poster}
        <span className="absolute inset-0 bg-linear-to-t from-midnightblue/80 via-midnightblue/10 via-55% to-transparent" />
        <span className="absolute inset-x-4 bottom-4 flex items-center gap-3 font-semibold text-white">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-phprimary-500 shadow-raised transition-colors duration-150 group-hover:bg-phprimary-600">
            {loading === undefined ? <Strokes path={SIGNS[sign]} className="size-6" /> : <Spinner className="size-6" />}
          </span>
          <span className="leading-snug">{loading ?? label}</span>
        </span>
      </a>
      <span role="status" className="sr-only">
        {loading}
      </span>
    </>
  );
}

type MediaFailureProps = { text: string; href: string; linkText: string; retryText: string; onRetry: () => void };

/** Takes focus if the focused element was removed. */
function MediaFailure({ text, href, linkText, retryText, onRetry }: MediaFailureProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sunken p-4 text-center text-font">
      <p role="alert" className="font-semibold">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={href} target="_blank" rel="noopener" className={buttonClass('primary')}>
          {linkText}
        </a>
        <button ref={retry} type="button" onClick={onRetry} className={buttonClass('secondary')}>
          {retryText}
        </button>
      </div>
    </div>
  );
}
