import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useHighlightedCards, useHoveredCard } from './use-pins';

const card = (id: string) => document.querySelector(`[data-home=${id}]`) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = ['a', 'b']
    .map((id) => `<article data-home="${id}"><a href="#">${id}</a></article>`)
    .join('');
});

afterEach(() => document.body.replaceChildren());

it('useHoveredCard returns the card under the pointer or with the focus', () => {
  const { result } = renderHook(useHoveredCard);
  fireEvent.pointerOver(card('a').firstElementChild ?? document.body);
  expect(result.current).toBe('a');
  act(() => card('b').querySelector('a')?.focus());
  expect(result.current).toBe('b');
  fireEvent.pointerOver(document.body);
  expect(result.current).toBeNull();
});

it('useHighlightedCards highlights the cards of marked listings until they are unmarked', () => {
  const marked = () => [...document.querySelectorAll('[data-marked]')].map((one) => one.getAttribute('data-home'));
  const { rerender, unmount } = renderHook(({ ids }) => useHighlightedCards(new Set(ids)), {
    initialProps: { ids: ['a'] },
  });
  expect(marked()).toEqual(['a']);
  rerender({ ids: ['b'] });
  expect(marked()).toEqual(['b']);
  unmount();
  expect(marked()).toEqual([]);
});
