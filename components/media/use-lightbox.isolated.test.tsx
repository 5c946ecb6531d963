import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { Gallery } from './gallery';
import type { LargeSlide } from './lightbox-slides';

const loading = vi.hoisted(() => ({ fails: false }));
vi.mock('./lightbox', () => {
  type Props = { isOpen: boolean; startIndex: number; asGrid: boolean; onClose: () => void };
  const Lightbox = ({ isOpen, startIndex, asGrid, onClose }: Props) =>
    isOpen ? (
      <dialog open aria-label={asGrid ? 'Grid' : `Picture ${startIndex + 1}`}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </dialog>
    ) : null;
  return {
    get default() {
      if (loading.fails) throw new Error('The script failed to load.');
      return Lightbox;
    },
  };
});

const labels = {
  ...{ Previous: '', Next: '', Close: '', Lightbox: '', 'Photo gallery': '', Carousel: '', Slide: '' },
  ...{ '{index} of {total}': '', 'Zoom in': '', 'Zoom out': '', 'Enter Fullscreen': '', 'Exit Fullscreen': '' },
  ...{ before: '', after: '', compare: '', failed: 'Not loaded', all: '' },
  kinds: { photo: '', pair: '', 'floor-plan': '', video: '', 'tour-360': '', map: '' },
};

function renderGallery(count = 3) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const slideOf = (kind: LargeSlide['kind'], alt: string): LargeSlide => ({
    kind,
    picture: { url: '/picture.jpg', width: 3, height: 2, colour: undefined, alt, lang: undefined },
  });
  const photos = numbers.map((number) => slideOf('photo', `Photo ${number}`));
  const slides = [...photos, { ...slideOf('video', 'Film'), film: null }];
  const tiles = numbers.map((number) => ({ href: `/${number}.jpg`, content: <img alt="" />, mark: '' }));
  const places = numbers.map((number) => ({ className: '', more: number === 5 ? '+1 more' : '' }));
  const shortcuts = [
    { index: 0, opensGrid: true, icon: null, text: 'All photos', uncounted: 'Photos' },
    { index: 1, icon: null, text: 'Plan 2', uncounted: 'Plan' },
    { index: count, href: '#film', icon: null, text: 'Film', uncounted: 'Film' },
  ];
  return renderOnPage(
    <>
      <Gallery label="Pictures" {...{ places, tiles, slides, labels, shortcuts }} bar={null} className="" />
      <a href="/3.jpg" data-slide={2}>
        Plan
      </a>
    </>,
  );
}

const openPicture = async (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
  return dialog;
};

const goBack = () => act(async () => history.back());

let assign = vi.spyOn(location, 'assign');

beforeEach(() => {
  loading.fails = false;
  history.replaceState(null, '');
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

it('opens at the pressed picture, shortcut or link elsewhere on the page each time', async () => {
  renderGallery();
  expect((await openPicture('Plan')).getAttribute('aria-label')).toBe('Picture 3');
  await goBack();
  expect((await openPicture('Photo 3')).getAttribute('aria-label')).toBe('Picture 3');
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Plan 2' }));
  expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBe('Picture 2');
});

it.each([
  [true, 'Grid'],
  [false, 'Picture 1'],
])('opens all photos as a grid in a wide window only: %s', async (matches, label) => {
  renderGallery();
  vi.stubGlobal('matchMedia', () => ({ matches }));
  fireEvent.click(screen.getByRole('button', { name: 'All photos' }));
  expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBe(label);
});

it('adds one history entry, which going back and the close button leave once', async () => {
  const push = vi.spyOn(history, 'pushState');
  renderGallery();
  await openPicture('Photo 1');
  fireEvent.click(screen.getByRole('link', { name: 'Photo 1' }));
  await act(async () => void (await import('./lightbox')));
  expect(push).toHaveBeenCalledTimes(1);
  const go = vi.spyOn(history, 'go');
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
  await openPicture('Photo 2');
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('leaves a press with Ctrl to the browser', () => {
  renderGallery();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // happy-dom would follow the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevent = vi.spyOn(click, 'preventDefault');
  fireEvent(screen.getByRole('link', { name: 'Photo 1' }), click);
  expect(prevent).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that the lightbox cannot be loaded, and retries with the next press', async () => {
  loading.fails = true;
  renderGallery();
  const link = screen.getByRole('link', { name: 'Photo 2' });
  fireEvent.click(link);
  expect(link.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not loaded'));
  expect(link.hasAttribute('aria-busy')).toBe(false);
  loading.fails = false;
  expect((await openPicture('Photo 2')).getAttribute('aria-label')).toBe('Picture 2');
  expect(screen.queryByRole('status')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

it('shows a counter for several photos and none for one photo', () => {
  const { unmount } = renderGallery(3);
  expect(screen.getByText('1 / 3')).toBeDefined();
  unmount();
  renderGallery(1);
  expect(screen.queryByText('1 / 1')).toBeNull();
});

it('removes a broken picture from the strip, the counts and the lightbox', async () => {
  renderGallery(6);
  expect(screen.getByText('+1 more')).toBeDefined();
  const [first] = screen.getByRole('list', { name: 'Pictures' }).querySelectorAll('img');
  first?.setAttribute('data-broken', '');
  fireEvent.error(first ?? document.body);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names.slice(0, 6)).toEqual(['Photo 2', 'Photo 3', 'Photo 4', 'Photo 5', 'Photo 6', 'Photo 1']);
  expect(screen.getByText('1 / 5')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Photos' })).toBeDefined();
  expect(screen.queryByText('+1 more')).toBeNull();
  expect((await openPicture('Photo 3')).getAttribute('aria-label')).toBe('Picture 2');
  await goBack();
  expect((await openPicture('Film')).getAttribute('aria-label')).toBe('Picture 6');
});
