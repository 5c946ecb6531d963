'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { Glyph } from '../ui/glyph';

function Handle({ percent }: { percent: number }) {
  return (
    <div
      aria-hidden="true"
      className="noscript:hidden absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-raised"
      style={{ left: `${percent}%` }}
    >
      <Glyph
        name="compare"
        className="absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-1/2 rounded-full bg-white p-2.5 text-midnightblue shadow-raised"
      />
    </div>
  );
}

const layer = 'noscript:static absolute inset-0 noscript:aspect-3/2';

type Props = { label: string; before: ReactNode; after: ReactNode };

/** Without JavaScript, the pictures are one below the other. */
export function ComparisonSlider({ label, before, after }: Props) {
  const [percent, setPercent] = useState(50);
  // On iOS a range input moves only by its thumb.
  const follow = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPercent(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  };
  const followFinger = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType === 'touch' && event.buttons > 0) follow(event);
  };
  return (
    <div className="relative aspect-3/2 noscript:flex noscript:aspect-auto noscript:flex-col overflow-hidden rounded-card has-aria-busy:opacity-75 has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:outline-offset-2">
      <div className={`${layer} noscript:order-1`}>{after}</div>
      <div className={`${layer} noscript:[clip-path:none]!`} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        {before}
      </div>
      <Handle percent={percent} />
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        onChange={({ target }) => setPercent(target.valueAsNumber)}
        // Do not let the lightbox change slides on a drag or an arrow key.
        onPointerDown={(event) => event.stopPropagation()}
        onPointerMove={followFinger}
        onClick={follow}
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
        className="noscript:hidden absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
