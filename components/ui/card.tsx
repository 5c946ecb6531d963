import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { LocalLink } from './local-link';

const PICTURE_SHAPES = { photo: 'aspect-3/2', wide: 'aspect-video' } as const;

type Props = {
  picture: ReactNode;
  shape: keyof typeof PICTURE_SHAPES;
  badges?: ReactNode;
  /** A button of its own on the picture. */
  corner?: ReactNode;
  /** A button of its own that may cover the card; then the card's other buttons and links are gone (`data-cover`). */
  control?: ReactNode;
  /** The id of the home that it shows: the visitor's device may hide it, and the map finds it. */
  home?: string;
  children: ReactNode;
};

/** A picture above words, as tall as its row; the title's link covers it whole. */
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
 * What kind of thing it is, above the rest. Nothing in a card stands at its foot: while a page comes in, a row grows with
 * its tallest card, and a foot would move with it.
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
  /** On phones in a row to swipe, for pages that show several kinds of things. */
  strip?: boolean;
  card: (item: T, index: number) => ReactNode;
};

/** Cards in up to three columns; two beside a panel, or four narrower ones. */
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

/** The width of a card's picture on the page, for `sizes`. */
export const CARD_SIZES = '(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw';
