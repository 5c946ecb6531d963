'use client';

import { useEffect, useRef, useState } from 'react';
import { contrast, type Rgb } from '../ui/contrast';

/** The RGB value of a colour token, as the browser resolves it. */
function resolved(element: HTMLElement, token: string): Rgb {
  element.style.color = `var(--p-${token})`;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  element.style.color = '';
  return [red, green, blue];
}

/**
 * The contrast of a token with the page and surface colours in the current colour mode. Updates when the mode changes.
 */
export function TokenContrast({ token, page, surface }: { token: string; page: string; surface: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [figures, setFigures] = useState('');
  useEffect(() => {
    const measure = () => {
      const probe = element.current;
      if (probe === null) return;
      const on = (ground: string) => contrast(resolved(probe, token), resolved(probe, ground)).toFixed(1);
      setFigures(`${page} ${on('page')} · ${surface} ${on('surface')}`);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [token, page, surface]);
  return (
    <span ref={element} data-contrast={token} className="block min-h-5 text-muted text-xs tabular-nums">
      {figures}
    </span>
  );
}
