import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { DeviceLayoutMark } from './page-effects';

const marked = () => document.documentElement.dataset.layout;

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.layout;
});

it('D updates the layout 50 ms after the last resize', () => {
  document.documentElement.dataset.layout = 'mobile';
  renderOnPage(<DeviceLayoutMark />);
  resizeTo(1440);
  vi.advanceTimersByTime(49);
  resizeTo(820);
  vi.advanceTimersByTime(49);
  expect(marked()).toBe('mobile');
  vi.advanceTimersByTime(1);
  expect(marked()).toBe('tablet');
});

it('D marks a new html element at once, as after a language switch', () => {
  vi.stubGlobal('innerWidth', 390);
  renderOnPage(<DeviceLayoutMark />);
  expect(marked()).toBe('mobile');
});
