import { expect, it } from 'vitest';
import { pageWindow, paginate } from './paginate';

const numbers = Array.from({ length: 25 }, (_, index) => index + 1);

it('R2 returns a page of a list, and null past the last page', () => {
  expect(paginate(numbers, 3, 12)).toEqual({ items: [25], page: 3, pages: 3, total: 25 });
  expect(paginate(numbers, 4, 12)).toBeNull();
  expect(paginate(numbers, 0, 12)).toBeNull();
  expect(paginate(numbers, 1.5, 12)).toBeNull();
  expect(paginate([], 1, 12)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  expect(paginate([], 2, 12)).toBeNull();
});

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('shows the pages around %d of %d', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
