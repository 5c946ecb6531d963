import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { setNavigationGuard, useNavigateTo } from './navigation';

type Options = Parameters<ReturnType<typeof useNavigateTo>>[1];

function Go({ to, options }: { to: string; options?: Options }) {
  const navigateTo = useNavigateTo();
  return (
    <button type="button" onClick={() => navigateTo(to, options)}>
      Go
    </button>
  );
}

async function go(to: string, options: Options = {}) {
  const { user, router } = renderOnPage(<Go to={to} options={options} />);
  await user.click(screen.getByRole('button'));
  return router;
}

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

it('N2 opens a page of the site with the router', async () => {
  const { push } = await go('/en-us/search');
  expect(push).toHaveBeenCalledExactlyOnceWith('/en-us/search', { scroll: true });
});

it('N2 replaces the history entry and keeps the scroll position if requested', async () => {
  const { push, replace } = await go('/en-us/search', { replace: true, scroll: false });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en-us/search', { scroll: false });
  expect(push).not.toHaveBeenCalled();
});

it('N2 opens another site with the browser if external is set', async () => {
  const { push } = await go('https://line.me/x', { external: true });
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('https://line.me/x');
  expect(push).not.toHaveBeenCalled();
});

it('U2 does nothing if the build watch handles the navigation', async () => {
  const stop = setNavigationGuard(() => true);
  const { push } = await go('/en-us/search');
  expect(push).not.toHaveBeenCalled();
  stop();
});
