import { useEffect, useState } from 'react';

const CARD = '[data-home]';
const MARK = 'data-marked';

const idOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>(CARD) : null)?.dataset.home ?? null;

/** The home whose card in the list is under the pointer or has the focus. */
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

/** Marks the cards of homes in the list; they are drawn by the page, not by the map. */
export function useMarkedCards(ids: ReadonlySet<string>): void {
  // After each render: a page that has come since has cards of its own.
  useEffect(() => {
    const cards = cardsOf(ids);
    for (const card of cards) card.setAttribute(MARK, '');
    return () => {
      for (const card of cards) card.removeAttribute(MARK);
    };
  });
}

/** Brings the card of a home into view, where it stands beside the map: elsewhere the map would go out of it. */
export function showCard(id: string, map: HTMLElement): void {
  const [card] = cardsOf(new Set([id]));
  if (card === undefined) return;
  const [of, beside] = [map.getBoundingClientRect(), card.getBoundingClientRect()];
  if (beside.left >= of.right || beside.right <= of.left) card.scrollIntoView({ block: 'nearest' });
}
