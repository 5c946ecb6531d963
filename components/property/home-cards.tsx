'use client';

import { useLocale } from 'next-intl';
import { memo, type ReactNode } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import pictureAddress, { PICTURE_WIDTHS } from '@/lib/media/picture-address';
import { HiddenHomesNote, HideToggle, SaveToggle } from '../saved/home-marks';
import { comparedIds, hiddenIds, savedIds } from '../saved/saved-lists';
import { LocalLink } from '../ui/navigation';
import { type CardPhoto, CardPhotoImage, CardPhotos } from './card-photos';
import { CompareToggle } from './compare-bar';

/** A text, with its language if it is not the language of the page. */
type Text = readonly [text: string, lang?: string | undefined];

type WithIcon = readonly [icon: string, text: string];

/** What a card shows, in the words of the page: once in the page's data, where elements would be in it again. */
export type HomeCardData = {
  /** Without the title that the card shows. */
  readonly home: Omit<ListingSummary, 'picture'>;
  readonly href: string;
  readonly photos: readonly CardPhoto[];
  readonly badges?: ReactNode;
  readonly deal: string;
  readonly checked?: string | undefined;
  readonly price: string;
  readonly was?: string | undefined;
  readonly note?: Text | undefined;
  /** The monthly payment, and prices per area. */
  readonly rates: readonly string[];
  readonly below?: string | undefined;
  readonly missed?: string | undefined;
  readonly title: Text;
  readonly measures: readonly WithIcon[];
  /** The area, and the nearest station if one is near. */
  readonly near: readonly WithIcon[];
};

/** Words of every card. `{code}` stands for the code of the listing. */
export type HomeCardWords = Record<
  'save' | 'hide' | 'compare' | 'compareOne' | 'previous' | 'next' | 'noPhoto' | 'chat' | 'chatUrl',
  string
>;

type ListProps = {
  homes: readonly HomeCardData[];
  words: HomeCardWords;
  sizes: string;
  firstAboveFold: boolean;
  className: string;
  itemClass: string;
};

/** A list of listings: one client component, so that a card is in the page's data only as words. */
export function HomeCards({ homes, words, sizes, firstAboveFold, className, itemClass }: ListProps) {
  const saved = savedIds.useAll();
  const compared = comparedIds.useAll();
  const hidden = hiddenIds.useAll();
  return (
    <div data-home-list="">
      <ul className={className}>
        {homes.map((card, index) => (
          <li key={card.home.id} className={itemClass} data-hidden={hidden.includes(card.home.id) || undefined}>
            <HomeCard
              card={card}
              words={words}
              sizes={sizes}
              first={firstAboveFold && index === 0}
              saved={saved.includes(card.home.id)}
              compared={compared.includes(card.home.id)}
              hidden={hidden.includes(card.home.id)}
            />
          </li>
        ))}
      </ul>
      <HiddenHomesNote count={homes.filter(({ home }) => hidden.includes(home.id)).length} />
    </div>
  );
}

type CardProps = Pick<ListProps, 'words' | 'sizes'> & {
  card: HomeCardData;
  first: boolean;
  saved: boolean;
  compared: boolean;
  hidden: boolean;
};

const [SMALLEST = 320] = PICTURE_WIDTHS;

const withCode = (words: string, code: string) => words.replace('{code}', code);

function summaryOf({ home, photos: [cover], title: [title, otherLanguage] }: HomeCardData, locale: Locale) {
  const picture = cover && {
    url: pictureAddress({ src: cover[0], width: SMALLEST }),
    width: cover[1],
    height: cover[2],
  };
  // The text of the card has marks for line breaks, which suit the lists of saved homes, too.
  const titles = otherLanguage === undefined ? { ...home.title, [LOCALE_FACTS[locale].language]: title } : home.title;
  return { ...home, title: titles, picture: picture ?? null };
}

/** Memoized: a press on one card must not render all cards of the list. */
const HomeCard = memo(function HomeCard({ card, words, sizes, first, saved, compared, hidden }: CardProps) {
  const { id, code } = card.home;
  const home = summaryOf(card, useLocale());
  return (
    <article data-home={id} className="card group">
      <CardPicture card={card} words={words} sizes={sizes} first={first}>
        {card.badges ? <p className="card-badges">{card.badges}</p> : null}
        <SaveToggle home={home} saved={saved} label={words.save} className="save-corner" />
      </CardPicture>
      <HideToggle id={id} code={code} hidden={hidden} label={withCode(words.hide, code)} />
      <div className="card-words">
        <p className="card-eyebrow">
          {`${card.deal} · ${code}`}
          {card.checked ? <span>{card.checked}</span> : null}
        </p>
        <div className="card-price">
          <p>
            {card.price}
            {card.was ? <del>{card.was}</del> : null}
          </p>
          {card.note ? (
            <p lang={card.note[1]} className="card-note">
              {card.note[0]}
            </p>
          ) : null}
          {card.rates.length > 0 ? <p>{card.rates.join('\n')}</p> : null}
          <a href={withCode(words.chatUrl, code)} aria-label={withCode(words.chat, code)} className="card-chat">
            LINE
          </a>
          <CompareToggle home={home} chosen={compared} label={withCode(words.compareOne, code)} text={words.compare} />
        </div>
        {card.missed ? <p className="card-missed">{card.missed}</p> : null}
        {card.below ? <p className="card-line icon-trending-down">{card.below}</p> : null}
        <h3>
          <LocalLink href={card.href} lang={card.title[1]}>
            {card.title[0]}
          </LocalLink>
        </h3>
        <ul className="listing-measures">
          {card.measures.map(([icon, text]) => (
            <li key={icon} className={`icon-${icon}`}>
              {text}
            </li>
          ))}
        </ul>
        {card.near.map(([icon, text]) => (
          <p key={icon} className={`card-line icon-${icon}`}>
            {text}
          </p>
        ))}
      </div>
    </article>
  );
});

type PictureProps = Pick<CardProps, 'card' | 'words' | 'sizes' | 'first'> & { children: ReactNode };

function CardPicture({ card: { home, href, photos }, words, sizes, first, children }: PictureProps) {
  const [cover] = photos;
  if (photos.length > 1)
    return (
      <CardPhotos
        href={href}
        photos={photos}
        sizes={sizes}
        first={first}
        labels={{ previous: withCode(words.previous, home.code), next: withCode(words.next, home.code) }}
      >
        {children}
      </CardPhotos>
    );
  return (
    <div className="card-picture">
      {cover ? (
        <CardPhotoImage photo={cover} sizes={sizes} cover={first ? 'first' : 'later'} />
      ) : (
        <p className="card-no-photo">{words.noPhoto}</p>
      )}
      {children}
    </div>
  );
}
