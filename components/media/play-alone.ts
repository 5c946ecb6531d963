let playing: HTMLMediaElement | undefined;

/**
 * Pauses any other video when this one starts to play.
 * @returns A function that removes the listener.
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
