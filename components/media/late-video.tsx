'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isSound, type PlayedSource } from '@/lib/content/media-source';
import { useLate } from '../ui/use-late';
import { FacadeLink } from './facade-link';
import type { Captions } from './film';
import { MediaFailure } from './media-failure';

const load = () => import('./video-player');

type Props = { source: PlayedSource; href: string; title: string; captions: Captions; poster: ReactNode };

/** P: a video behind its poster. Nothing of the player, the video or its host is requested before the press. */
export function LateVideo({ source, href, title, captions, poster }: Props) {
  const t = useTranslations('Player');
  const { late, open, fail, prepare } = useLate(load);
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
