import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { LocalLink } from './navigation';

const PICTURE_SHAPES = { photo: 'aspect-3/2', wide: 'aspect-video' } as const;

type Props = {
  picture: ReactNode;
  shape: keyof typeof PICTURE_SHAPES;
  badges?: ReactNode;
  children: ReactNode;
};

export function Card({ picture, shape, badges, children }: Props) {
  return (
    <article className="card group">
      <div className={classNames('card-picture', PICTURE_SHAPES[shape])}>
        {picture}
        {badges ? <p className="card-badges">{badges}</p> : null}
      </div>
      <div className="card-words">{children}</div>
    </article>
  );
}

/** No part of a card is aligned to its bottom: while a row streams in, it grows, and that part would move. */
export function CardEyebrow({ children }: { children: ReactNode }) {
  return <p className="card-eyebrow">{children}</p>;
}

export function CardTitle({ href, children }: { href: string; children: ReactNode }) {
  return (
    <h3>
      <LocalLink href={href}>{children}</LocalLink>
    </h3>
  );
}

const STRIP =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2';

const COLUMNS = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  'beside-map': 'lg:grid-cols-3 xl:not-noscript:grid-cols-2 min-[120rem]:grid-cols-3',
} as const;

type Layout = { columns?: keyof typeof COLUMNS; strip?: boolean };

/** `grid-cols-1`: in an automatic column Chromium keeps the width that a card had before the phone was turned. */
export const cardGridClass = ({ columns = 3, strip = false }: Layout) => ({
  className: classNames('grid grid-cols-1 gap-5 sm:grid-cols-2', COLUMNS[columns], strip && STRIP),
  itemClass: strip ? 'strip-item' : 'lazy-layout',
});

type GridProps<T> = Layout & { items: readonly T[]; card: (item: T, index: number) => ReactNode };

export function CardGrid<T extends { id: string }>({ items, card, ...layout }: GridProps<T>) {
  const { className, itemClass } = cardGridClass(layout);
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id} className={itemClass}>
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}

export const CARD_SIZES = '(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw';

const tones = {
  green: 'text-metro-green',
  yellow: 'text-metro-yellow',
  red: 'text-metro-red',
  blue: 'text-metro-blue',
  purple: 'text-metro-purple',
  orange: 'text-metro-orange',
} as const;

export type BadgeTone = keyof typeof tones;

/** Its colour never carries information that the text lacks. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
