import { useEffect, useRef } from 'react';

/** A tour in the frame of its host. A frame says nothing of its failures; the way to the page stands below it. */
export function TourFrame({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      loading="lazy"
      allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}
