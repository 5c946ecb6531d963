'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '../ui/button-class';

type Props = { text: string; href: string; linkText: string; retryText: string; onRetry: () => void };

/** Error for media, with a link to the source and a retry button. Takes focus if the focused element was removed. */
export function MediaFailure({ text, href, linkText, retryText, onRetry }: Props) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sunken p-4 text-center text-font">
      <p role="alert" className="font-semibold">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={href} target="_blank" rel="noopener" className={buttonClass('primary')}>
          {linkText}
        </a>
        <button ref={retry} type="button" onClick={onRetry} className={buttonClass('secondary')}>
          {retryText}
        </button>
      </div>
    </div>
  );
}
