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

function renderShow({ isThere = true, reducedMotion = false } = {}) {
  carousel.isThere = isThere;
  const query = Object.assign(new EventTarget(), { matches: reducedMotion });
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

it('advances every five seconds until the visitor pauses it', () => {
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

it.each(['pointerenter', 'pointerdown', 'focusin'])('%s on the slides pauses it', (event) => {
  const { pass, steps } = renderShow();
  fireEvent(screen.getByRole('list'), new Event(event));
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  pass(20_000);
  expect(steps()).toBe(0);
});

it('a press on a step button pauses it', () => {
  const { pass, press, steps } = renderShow();
  press('Next');
  press('Previous');
  expect(carousel.step.mock.calls).toEqual([['scrollNext'], ['scrollPrev']]);
  pass(20_000);
  expect(steps()).toBe(0);
});

it('does not advance with reduced motion until the visitor presses play', () => {
  const { pass, press, steps } = renderShow({ reducedMotion: true });
  pass(20_000);
  expect(steps()).toBe(0);
  press('Play');
  pass(CAROUSEL.autoplayMs);
  expect(steps()).toBe(1);
});

it('does not advance while the page is hidden', () => {
  const { pass, steps } = renderShow();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(20_000);
  expect(steps()).toBe(0);
  hidden.mockRestore();
});

it('makes hidden slides inert, and announces the slide number only while paused', () => {
  const inert = () => screen.getAllByText(/one|two|three/).map((link) => link.closest('li')?.hasAttribute('inert'));
  renderShow();
  expect(inert()).toEqual([true, false, true]);
  expect(screen.getByText('2 / 3').getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('2 / 3').getAttribute('aria-live')).toBe('polite');
});

it('keeps every slide reachable before the slider loads, and the pointer already pauses it', () => {
  renderShow({ isThere: false });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent(screen.getByRole('list'), new Event('pointerenter'));
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});
