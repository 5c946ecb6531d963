const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/**
 * Some browsers turn captions on by themselves, beside those that were asked for: the page's language, which is the
 * `captions` (film.tsx), then stays alone.
 * @returns how to stop.
 */
export function showOneLanguage(media: HTMLMediaElement): () => void {
  // The element of a host may have none.
  const tracks: TextTrackList | undefined = media.textTracks;
  const keepOne = () => {
    const showing = Array.from(tracks).filter((track) => isCaption(track) && track.mode === 'showing');
    const kept = showing.find(({ kind }) => kind === 'captions') ?? showing[0];
    for (const track of showing) if (track !== kept) track.mode = 'disabled';
  };
  tracks?.addEventListener('change', keepOne);
  return () => tracks?.removeEventListener('change', keepOne);
}
