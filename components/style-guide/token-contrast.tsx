'use client';

import { useEffect, useRef, useState } from 'react';

function resolved(element: HTMLElement, token: string): Rgb {
  element.style.color = `var(--p-${token})`;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  element.style.color = '';
  return [red, green, blue];
}

/** Contrast with the page and surface colours, measured again when the colour mode changes. */
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

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
