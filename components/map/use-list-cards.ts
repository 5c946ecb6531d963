import { useEffect, useState } from 'react';

const CARD = '[data-home]';
const MARK = 'data-marked';

const idOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>(CARD) : null)?.dataset.home ?? null;

/** Id of the listing whose card in the list is hovered or focused. */
export function usePointedCard(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const enter = ({ target }: Event) => setId(idOf(target));
    const names = ['pointerover', 'focusin'] as const;
    for (const name of names) document.addEventListener(name, enter, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, enter);
    };
  }, []);
  return id;
}

const cardsOf = (ids: ReadonlySet<string>) =>
  [...document.querySelectorAll<HTMLElement>(CARD)].filter(({ dataset }) => ids.has(dataset.home ?? ''));

/**
 * Highlights the cards of listings in the list. It sets an attribute, because the page renders the cards, not the map.
 */
export function useMarkedCards(ids: ReadonlySet<string>): void {
  // Runs after every render, because a new page of results has new cards.
  useEffect(() => {
    const cards = cardsOf(ids);
    for (const card of cards) card.setAttribute(MARK, '');
    return () => {
      for (const card of cards) card.removeAttribute(MARK);
    };
  });
}

/** Scrolls a listing's card into view if it is beside the map. Otherwise scrolling would move the map out of view. */
export function showCard(id: string, map: HTMLElement): void {
  const [card] = cardsOf(new Set([id]));
  if (card === undefined) return;
  const [mapBox, cardBox] = [map.getBoundingClientRect(), card.getBoundingClientRect()];
  if (cardBox.left >= mapBox.right || cardBox.right <= mapBox.left) card.scrollIntoView({ block: 'nearest' });
}
