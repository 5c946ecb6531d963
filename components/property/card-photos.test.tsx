import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { CardPhotos } from './card-photos';

const card = (names: readonly string[]) =>
  renderOnPage(
    <CardPhotos
      href="/listings/rm-1"
      photos={names.map((name) => [`/demo/${name}.jpg`, 900, 600])}
      sizes="100vw"
      first={false}
      labels={{ previous: 'Previous', next: 'Next' }}
    />,
  ).container;

const shown = (card: HTMLElement) =>
  [...card.querySelectorAll('img')].map((image) => /(\w+)\.jpg/.exec(image.src)?.[1] ?? '');

/** Marks the only picture as broken, as the script in the head does. */
function breakPicture(card: HTMLElement): void {
  const image = card.querySelector('img') ?? card;
  image.setAttribute('data-broken', '');
  fireEvent.error(image);
}

it('replaces a broken photo with the next one, and loads that one', () => {
  const photos = card(['cover', 'one', 'two', 'three']);
  expect(shown(photos)).toEqual(['cover']);
  breakPicture(photos);
  expect(shown(photos)).toEqual(['one']);
  breakPicture(photos);
  expect(shown(photos)).toEqual(['two']);
  expect(photos.querySelector<HTMLElement>('.card-dots')?.style.getPropertyValue('--dots')).toBe('2');
});

it('keeps the placeholder of the cover and shows no arrows if no photo can be shown', () => {
  const photos = card(['cover']);
  breakPicture(photos);
  expect(shown(photos)).toEqual(['cover']);
  expect(photos.querySelector('button')).toBeNull();
});
