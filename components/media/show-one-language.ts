const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/**
 * Allows only one caption track at a time, because some browsers turn on others by themselves. The page's language,
 * whose kind is `captions` (film.tsx), has priority.
 * @returns A function that removes the listener.
 */
export function showOneLanguage(media: HTMLMediaElement): () => void {
  // The element of a video host may have no tracks.
  const tracks: TextTrackList | undefined = media.textTracks;
  const disableOthers = () => {
    const showing = Array.from(tracks).filter((track) => isCaption(track) && track.mode === 'showing');
    const chosen = showing.find(({ kind }) => kind === 'captions') ?? showing[0];
    for (const track of showing) if (track !== chosen) track.mode = 'disabled';
  };
  tracks?.addEventListener('change', disableOthers);
  return () => tracks?.removeEventListener('change', disableOthers);
}
