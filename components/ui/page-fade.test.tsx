import { expect, it, vi } from 'vitest';
import { fadeIn, skipNextFade } from './page-fade';

function fadesOf(): number {
  const page = document.createElement('main');
  page.animate = vi.fn();
  fadeIn(page);
  return vi.mocked(page.animate).mock.calls.length;
}

it('a new page fades in, unless a map goes on or the visitor prefers reduced motion', () => {
  expect(fadesOf()).toBe(1);
  skipNextFade();
  expect([fadesOf(), fadesOf()]).toEqual([0, 1]);
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('all'));
  expect(fadesOf()).toBe(0);
});
