import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { CardPhotos } from './card-photos';

const photo = (name: string) => ({ url: `/demo/${name}.jpg`, width: 900, height: 600 });

/** A card whose cover is marked as broken before the component mounts, as the script in the head does. */
function renderCard(others: readonly string[]) {
  return renderOnPage(
    <CardPhotos
      href="/listings/rm-1"
      cover={<img src="/demo/cover.jpg" alt="" data-broken="" />}
      others={others.map(photo)}
      sizes="100vw"
      labels={{ previous: 'Previous', next: 'Next' }}
    />,
  ).container;
}

const shown = (card: HTMLElement) => [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('replaces a cover that failed before hydration with the next photo, and loads that photo', () => {
  const card = renderCard(['one', 'two', 'three']);
  expect(shown(card)).toEqual(['/demo/one.jpg']);
  const [one] = card.querySelectorAll('img');
  one?.setAttribute('data-broken', '');
  fireEvent.error(one ?? card);
  expect(shown(card)).toEqual(['/demo/two.jpg']);
  expect(card.querySelectorAll('[aria-hidden=true] > span.size-1\\.5')).toHaveLength(2);
});

it('keeps the placeholder of the cover and shows no arrows if no photo can be shown', () => {
  const card = renderCard([]);
  expect(shown(card)).toEqual(['/demo/cover.jpg']);
  expect(card.querySelector('button')).toBeNull();
});
