import { VIDEO_PARTS, type VideoPart } from '@/lib/analytics/event-values';

type Timed = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'addEventListener' | 'removeEventListener'>;

let playing: HTMLMediaElement | undefined;

/** Calls `onReached` once, in order, for the start, each quarter and the end of a video. Returns a stop function. */
export function followVideo(film: Timed, onReached: (part: VideoPart) => void): () => void {
  let next = 0;
  const reach = (percent: number) => {
    for (let part = VIDEO_PARTS[next]; part !== undefined && part <= percent; part = VIDEO_PARTS[next]) {
      next += 1;
      onReached(part);
    }
  };
  const onPlaying = () => reach(0);
  const onTime = () => {
    // Ignore seeking before the start. The `ended` event reports the end.
    if (next > 0) reach(Math.min(partAt(film), 99));
  };
  const onEnded = () => reach(100);
  film.addEventListener('playing', onPlaying);
  film.addEventListener('timeupdate', onTime);
  film.addEventListener('ended', onEnded);
  return () => {
    film.removeEventListener('playing', onPlaying);
    film.removeEventListener('timeupdate', onTime);
    film.removeEventListener('ended', onEnded);
  };
}

/** To one decimal: video hosts may fire `ended` some tenths of a second before `duration`. */
const partAt = ({ currentTime, duration }: Timed) =>
  duration > 0 ? Math.round((currentTime / duration) * 1_000) / 10 : 0;

/** Pauses any other video when this one starts to play. Returns a stop function. */
export function playAlone(media: HTMLMediaElement): () => void {
  const onPlay = () => {
    if (playing !== media) playing?.pause();
    playing = media;
  };
  media.addEventListener('play', onPlay);
  return () => {
    media.removeEventListener('play', onPlay);
    if (playing === media) playing = undefined;
  };
}

/** Some browsers turn on several caption tracks. Keeps the page's language (`captions`, see film.tsx). */
export function showOneLanguage(media: HTMLMediaElement): () => void {
  // A video host's element may have no tracks.
  const tracks: TextTrackList | undefined = media.textTracks;
  const disableOthers = () => {
    const showing = Array.from(tracks).filter((track) => isCaption(track) && track.mode === 'showing');
    const chosen = showing.find(({ kind }) => kind === 'captions') ?? showing[0];
    for (const track of showing) if (track !== chosen) track.mode = 'disabled';
  };
  tracks?.addEventListener('change', disableOthers);
  return () => tracks?.removeEventListener('change', disableOthers);
}

const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';
