import { VIDEO_PARTS, type VideoPart } from '@/lib/analytics/event-values';

type Timed = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'addEventListener' | 'removeEventListener'>;

/** A film of a host may say that it has ended some tenths of a second before its length. */
const partAt = ({ currentTime, duration }: Timed) =>
  duration > 0 ? Math.round((currentTime / duration) * 1_000) / 10 : 0;

/** Tells when a film begins, has come to each quarter, and has ended: each once, in order. Gives back how to stop. */
export function followVideo(film: Timed, tell: (part: VideoPart) => void): () => void {
  let next = 0;
  const reach = (percent: number) => {
    for (let part = VIDEO_PARTS[next]; part !== undefined && part <= percent; part = VIDEO_PARTS[next]) {
      next += 1;
      tell(part);
    }
  };
  const onPlaying = () => reach(0);
  const onTime = () => {
    // Nothing was seen of a film that has not begun; its end is told by itself.
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
