import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CAROUSEL } from '@/lib/config/constants';
import { renderOnPage } from '../testing/render';
import { SlideShow } from './slide-show';

const carousel = vi.hoisted(() => ({
  ...{ api: { scrollNext: vi.fn() }, step: vi.fn(), viewport: () => undefined },
  ...{ selected: 1, isThere: true },
}));
vi.mock('./use-carousel', () => ({
  useCarousel: () => ({ ...carousel, api: carousel.isThere ? carousel.api : undefined }),
}));

const words = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

function renderShow({ isThere = true, lessMotion = false } = {}) {
  carousel.isThere = isThere;
  const query = Object.assign(new EventTarget(), { matches: lessMotion });
  vi.stubGlobal('matchMedia', () => query);
  const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <a href={`/${id}`}>{id}</a> }));
  renderOnPage(<SlideShow kind="carousel" label="Works" slides={slides} labels={words} icons={words} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { pass, press, steps: () => carousel.api.scrollNext.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  carousel.api.scrollNext.mockClear();
  carousel.step.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the slides move on every five seconds until the visitor stops them', () => {
  const { pass, press, steps } = renderShow();
  pass(CAROUSEL.autoplayMs - 1);
  expect(steps()).toBe(0);
  pass(1);
  expect(steps()).toBe(1);
  press('Pause');
  pass(20_000);
  expect(steps()).toBe(1);
  press('Play');
  pass(CAROUSEL.autoplayMs);
  expect(steps()).toBe(2);
});

it.each(['pointerenter', 'pointerdown', 'focusin'])('%s on the slides stops them', (event) => {
  const { pass, steps } = renderShow();
  fireEvent(screen.getByRole('list'), new Event(event));
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  pass(20_000);
  expect(steps()).toBe(0);
});

it('a step by its button stops them, too', () => {
  const { pass, press, steps } = renderShow();
  press('Next');
  press('Previous');
  expect(carousel.step.mock.calls).toEqual([['scrollNext'], ['scrollPrev']]);
  pass(20_000);
  expect(steps()).toBe(0);
});

it('nothing moves by itself for people who asked for less motion, until they press play', () => {
  const { pass, press, steps } = renderShow({ lessMotion: true });
  pass(20_000);
  expect(steps()).toBe(0);
  press('Play');
  pass(CAROUSEL.autoplayMs);
  expect(steps()).toBe(1);
});

it('nothing moves while the page is hidden', () => {
  const { pass, steps } = renderShow();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(20_000);
  expect(steps()).toBe(0);
  hidden.mockRestore();
});

it('only the shown slide can be reached, and its number is announced once they stand still', () => {
  const inert = () => screen.getAllByText(/one|two|three/).map((link) => link.closest('li')?.hasAttribute('inert'));
  renderShow();
  expect(inert()).toEqual([true, false, true]);
  expect(screen.getByText('2 / 3').getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('2 / 3').getAttribute('aria-live')).toBe('polite');
});

it('before the slider is there every slide can be reached and the pointer already stops them', () => {
  renderShow({ isThere: false });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent(screen.getByRole('list'), new Event('pointerenter'));
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});
