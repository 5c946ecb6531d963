const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/**
 * Allows only one caption track at a time, because some browsers turn on others by themselves. The page's language,
 * whose kind is `captions` (film.tsx), has priority.
 * @returns A function that removes the listener.
 */
export function showOneLanguage(media: HTMLMediaElement): () => void {
  // The element of a video host may have no tracks.
  const tracks: TextTrackList | undefined = media.textTracks;
  const keepOne = () => {
    const showing = Array.from(tracks).filter((track) => isCaption(track) && track.mode === 'showing');
    const kept = showing.find(({ kind }) => kind === 'captions') ?? showing[0];
    for (const track of showing) if (track !== kept) track.mode = 'disabled';
  };
  tracks?.addEventListener('change', keepOne);
  return () => tracks?.removeEventListener('change', keepOne);
}
