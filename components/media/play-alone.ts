let playing: HTMLMediaElement | undefined;

/**
 * Ends whatever film plays when this one begins: two at once are heard through each other.
 * @returns how to stop.
 */
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
