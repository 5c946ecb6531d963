import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { LocalLink } from './local-link';

const PICTURE_SHAPES = { photo: 'aspect-3/2', wide: 'aspect-video' } as const;

type Props = {
  picture: ReactNode;
  shape: keyof typeof PICTURE_SHAPES;
  badges?: ReactNode;
  /** A separate button on the picture. */
  corner?: ReactNode;
  /** A separate button. It may cover the card; the card's other buttons and links are then hidden (`data-cover`). */
  control?: ReactNode;
  /** Id of the listing on the card, so that the device can hide it and the map can find it. */
  home?: string;
  children: ReactNode;
};

/** A picture above text, as tall as its row. The title's link covers the whole card. */
export function Card({ picture, shape, badges, corner, control, home, children }: Props) {
  return (
    <article data-home={home} className="card group">
      <div className={classNames('card-picture', PICTURE_SHAPES[shape])}>
        {picture}
        {badges ? <p className="card-badges">{badges}</p> : null}
        {corner}
      </div>
      {control}
      <div className="card-words">{children}</div>
    </article>
  );
}

/**
 * The kind of item, above its title. No part of a card is aligned to its bottom: during streaming a row grows with its
 * tallest card, and that part would move.
 */
export function CardEyebrow({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap justify-between gap-x-3 text-muted text-xs leading-5">{children}</p>;
}

export function CardTitle({ href, children }: { href: string; children: ReactNode }) {
  return (
    <h3 className="line-clamp-2 text-base">
      <LocalLink href={href} className="outline-none after:absolute after:inset-0 group-hover:text-phprimary">
        {children}
      </LocalLink>
    </h3>
  );
}

const STRIP =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2';

const COLUMNS = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

type GridProps<T> = {
  items: readonly T[];
  columns?: keyof typeof COLUMNS;
  /** On phones, shows the cards in a row to swipe, for pages with several kinds of content. */
  strip?: boolean;
  card: (item: T, index: number) => ReactNode;
};

/** Cards in up to three columns. Use two next to a panel, or four for narrow cards. */
export function CardGrid<T extends { id: string }>({ items, columns = 3, strip = false, card }: GridProps<T>) {
  return (
    <ul className={classNames('grid gap-5 sm:grid-cols-2', COLUMNS[columns], strip && STRIP)}>
      {items.map((item, index) => (
        <li key={item.id} className={strip ? 'max-sm:w-[82%] max-sm:shrink-0 max-sm:snap-start' : undefined}>
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}

/** Width of a card's picture, as a `sizes` attribute. */
export const CARD_SIZES = '(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw';
