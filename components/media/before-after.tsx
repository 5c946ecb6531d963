import { useTranslations } from 'next-intl';
import type { Media } from '@/lib/content/collections';
import { Photo } from './photo';

type Pair = { number: number; before: Media; after: Media };

/** The pictures that belong together, in the order of their numbers; a half pair is left out. */
export function picturePairs(media: readonly Media[]): Pair[] {
  const numbers = [...new Set(media.flatMap((item) => item.pair?.number ?? []))].sort((a, b) => a - b);
  const find = (number: number, side: 'before' | 'after') =>
    media.find((item) => item.pair?.number === number && item.pair.side === side);
  return numbers.flatMap((number) => {
    const before = find(number, 'before');
    const after = find(number, 'after');
    return before && after ? [{ number, before, after }] : [];
  });
}

/** Says on the picture whether it was taken before or after the work. */
export function SideLabel({ side }: { side: 'before' | 'after' }) {
  const t = useTranslations('Works');
  return (
    <span className="absolute top-3 left-3 rounded-full bg-midnightblue px-3 py-0.5 font-semibold text-sm text-white">
      {t(side)}
    </span>
  );
}

/** Two pictures of one room side by side, each with its word. */
export function BeforeAfter({ pair }: { pair: Pair }) {
  return (
    <div className="grid gap-2 overflow-hidden rounded-card sm:grid-cols-2">
      {(['before', 'after'] as const).map((side) => (
        <figure key={side} className="relative aspect-3/2 overflow-hidden">
          <Photo picture={pair[side]} sizes="(min-width: 1280px) 600px, (min-width: 640px) 48vw, 94vw" />
          <figcaption>
            <SideLabel side={side} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
