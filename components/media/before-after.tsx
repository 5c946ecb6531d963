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

/** Two pictures of one room side by side, each with its word. */
export function BeforeAfter({ pair: { before, after } }: { pair: Pair }) {
  const t = useTranslations('Works');
  return (
    <div className="grid gap-2 overflow-hidden rounded-card sm:grid-cols-2">
      {[
        { side: t('before'), picture: before },
        { side: t('after'), picture: after },
      ].map(({ side, picture }) => (
        <figure key={picture.url} className="relative aspect-3/2 overflow-hidden">
          <Photo picture={picture} sizes="(min-width: 1280px) 600px, (min-width: 640px) 48vw, 94vw" />
          <figcaption className="absolute top-3 left-3 rounded-full bg-midnightblue px-3 py-0.5 font-semibold text-sm text-white">
            {side}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
