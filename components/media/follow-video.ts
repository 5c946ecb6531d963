import { VIDEO_PARTS, type VideoPart } from '@/lib/analytics/event-values';

type Timed = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'addEventListener' | 'removeEventListener'>;

/** Percentage played, to one decimal. Video hosts may fire `ended` some tenths of a second before `duration`. */
const partAt = ({ currentTime, duration }: Timed) =>
  duration > 0 ? Math.round((currentTime / duration) * 1_000) / 10 : 0;

/**
 * Calls `onReached` once, in order, for the start, each quarter and the end of a video. Returns a function that stops
 * it.
 */
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
    // Ignore seeking before the video has started. The `ended` event reports the end.
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
