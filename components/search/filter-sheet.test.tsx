import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { FilterSheet } from './filter-sheet';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.documentElement.dataset.layout = 'mobile';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.layout;
});

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  act(() => {
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(50);
  });
}

it('D an open filter panel stays open at the width of a tablet, and closes at the width of a desktop', () => {
  const words = { title: 'Filters', closeLabel: 'Close', summary: 'Open', footer: null };
  const { container } = renderOnPage(
    <FilterSheet {...words} open={false}>
      <p>Fields</p>
    </FilterSheet>,
  );
  const dialog = container.querySelector('dialog');
  dialog?.showModal();
  expect(dialog?.open).toBe(true);
  vi.useFakeTimers();
  resizeTo(1000);
  expect(dialog?.open).toBe(true);
  resizeTo(1440);
  expect(dialog?.open).toBe(false);
});
