import players from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import type { PlayedSource } from '@/lib/content/media-source';
import { SoundCloudPlayer } from './soundcloud-player';
import { provideYouTubeApi } from './youtube-api';

/**
 * Returns the react-player for one kind of source. The site's own parser decides the kind by hostname, because
 * react-player's patterns match anywhere in a URL.
 */
function playerOf(key: string) {
  const entry = players.find((player) => player.key === key);
  if (entry === undefined) throw new Error(`react-player has no player '${key}'.`);
  return createReactPlayer([], entry);
}

provideYouTubeApi();

export const SOURCE_PLAYERS: Readonly<Record<PlayedSource['kind'], ReturnType<typeof playerOf>>> = {
  file: playerOf('html'),
  audio: playerOf('html'),
  stream: playerOf('hls'),
  youtube: playerOf('youtube'),
  vimeo: playerOf('vimeo'),
  soundcloud: createReactPlayer([], {
    ...{ key: 'soundcloud', name: 'SoundCloud', canPlay: () => true, player: SoundCloudPlayer },
  }),
};
