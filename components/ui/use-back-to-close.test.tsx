import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FragmentLinks } from '../layout/page-effects';
import { renderOnPage } from '../testing/render';
import { useNavigateTo } from './navigation';
import { useBackToClose } from './use-back-to-close';

const SEARCH = '/en-us/search';
const NAMES = ['Sheet', 'Dialog'];

function Layer({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  useBackToClose(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      {isOpen ? <dialog open aria-label={name} /> : null}
    </>
  );
}

function Go() {
  const navigateTo = useNavigateTo();
  return (
    <button type="button" onClick={() => navigateTo('/en-us/listings/rm-1')}>
      A home
    </button>
  );
}

const restored = vi.fn();
function Page() {
  return (
    <>
      <FragmentLinks />
      {NAMES.map((name) => (
        <Layer key={name} name={name} />
      ))}
      <Go />
    </>
  );
}

const show = () => renderOnPage(<Page />);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const goBack = () => act(async () => history.back());
const openLayers = () => screen.queryAllByRole('dialog').map((layer) => layer.getAttribute('aria-label'));
/** The path, and the number of layers of the history entry. */
const entry = () => [location.pathname + location.search, history.state?.layers ?? 0];

beforeEach(() => {
  history.replaceState({ tree: 'home' }, '', '/en-us');
  history.pushState({ tree: 'search' }, '', SEARCH);
  restored.mockClear();
  window.addEventListener('popstate', restored);
});

afterEach(() => window.removeEventListener('popstate', restored));

it('going back closes the topmost layer first, and leaves the page when none is open', async () => {
  show();
  await press('Sheet');
  await press('Dialog');
  expect([openLayers(), entry()]).toEqual([NAMES, [SEARCH, 2]]);
  await goBack();
  expect([openLayers(), entry()]).toEqual([['Sheet'], [SEARCH, 1]]);
  await goBack();
  expect([openLayers(), entry()]).toEqual([[], [SEARCH, 0]]);
  expect(history.state.tree).toBe('search');
  expect(restored, 'the router has nothing to restore').not.toHaveBeenCalled();
  await goBack();
  expect(entry()).toEqual(['/en-us', 0]);
  await press('Sheet');
  await goBack();
  expect([openLayers(), entry()]).toEqual([[], ['/en-us', 0]]);
  expect(restored).toHaveBeenCalledOnce();
});

it('any other way to close a layer removes its history entry', async () => {
  show();
  await press('Sheet');
  await press('Dialog');
  await press('Sheet');
  expect([openLayers(), entry()]).toEqual([['Dialog'], [SEARCH, 1]]);
  await press('Dialog');
  expect(entry()).toEqual([SEARCH, 0]);
  expect(history.scrollRestoration).toBe('auto');
  await goBack();
  expect(entry()).toEqual(['/en-us', 0]);
});

it('a layer that takes the place of another keeps its entry', async () => {
  const push = vi.spyOn(history, 'pushState');
  show();
  await press('Sheet');
  act(() => {
    for (const name of NAMES) screen.getByRole('button', { name }).click();
  });
  await act(async () => {});
  expect([openLayers(), entry()]).toEqual([['Dialog'], [SEARCH, 1]]);
  expect(push).toHaveBeenCalledOnce();
});

it('a layer stays open that opens while the entry of another is removed', async () => {
  show();
  await press('Sheet');
  const go = history.go.bind(history);
  const later = vi.spyOn(history, 'go').mockImplementation((steps) => void setTimeout(() => go(steps)));
  await press('Sheet');
  await press('Dialog');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  later.mockRestore();
  expect([openLayers(), entry()]).toEqual([['Dialog'], [SEARCH, 1]]);
});

it('a navigation closes the layers and adds its entry above the one of the page', async () => {
  const { router } = show();
  await press('Sheet');
  await press('Dialog');
  const entries: unknown[] = [];
  router.push.mockImplementation(() => void entries.push(entry()));
  await press('A home');
  expect(openLayers()).toEqual([]);
  expect(entries).toEqual([[SEARCH, 0]]);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/en-us/listings/rm-1', { scroll: true });
});

it('a navigation happens also if the browser does not go back', async () => {
  const { router } = show();
  await press('Sheet');
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
  vi.useFakeTimers();
  await press('A home');
  expect(router.push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  expect(router.push).toHaveBeenCalledOnce();
  expect(entry()).toEqual([SEARCH, 0]);
});

it('the entry of a layer is left after a reload, and when the visitor goes forward to it', async () => {
  history.pushState({ tree: 'search', layers: 1 }, '');
  show();
  expect(entry()).toEqual([SEARCH, 0]);
  await act(async () => history.forward());
  expect([openLayers(), entry()]).toEqual([[], [SEARCH, 0]]);
});

it('the router restores the page if the visitor comes back from another one to the entry of an open layer', async () => {
  show();
  await press('Sheet');
  history.pushState({ tree: 'home of a slow link' }, '', '/en-us/listings/rm-1');
  await goBack();
  expect(restored).toHaveBeenCalledOnce();
  await goBack();
  expect([openLayers(), entry(), history.state.tree]).toEqual([[], [SEARCH, 0], 'search']);
  expect(restored).toHaveBeenCalledOnce();
});

it('a page that the browser restores from memory has no layer', async () => {
  show();
  await press('Sheet');
  await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([openLayers(), entry()]).toEqual([[], [SEARCH, 0]]);
});

it('keeps the address to which the page has moved while a layer is open', async () => {
  const { rerender } = show();
  await press('Sheet');
  history.replaceState({ tree: 'moved' }, '', `${SEARCH}?bbox=1`);
  rerender(<Page />);
  await goBack();
  expect([openLayers(), entry()]).toEqual([[], [`${SEARCH}?bbox=1`, 0]]);
  expect(history.state.tree).toBe('moved');
  expect(restored).not.toHaveBeenCalled();
  await goBack();
  expect(entry()).toEqual(['/en-us', 0]);
});
