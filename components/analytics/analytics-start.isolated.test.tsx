import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ConsentStart } from './analytics-start';

const { loading } = vi.hoisted(() => ({ loading: { fails: false, attempts: 0 } }));
vi.mock('./consent-banner', () => {
  loading.attempts += 1;
  if (loading.fails) throw new Error('offline');
  return { ConsentBanner: ({ reopenCount }: { reopenCount: number }) => <p>asked {reopenCount}</p> };
});

/** A browser that is never idle. The test runs the returned callbacks itself. */
function neverIdle() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return waiting;
}

const openPage = () =>
  renderOnPage(
    <>
      <button type="button" data-consent-settings="">
        Cookie settings
      </button>
      <ConsentStart gtmId="GTM-X" />
    </>,
  );

afterEach(() => vi.unstubAllGlobals());

it('loads the banner again on a press after a failed load', async () => {
  const waiting = neverIdle();
  loading.fails = true;
  const { user } = openPage();
  for (const run of waiting) run();
  await vi.waitFor(() => expect(loading.attempts).toBe(1));
  expect(screen.queryByText(/^asked/)).toBeNull();
  loading.fails = false;
  await user.click(screen.getByRole('button'));
  await screen.findByText('asked 1');
});

it('shows the banner at once on a press before the browser is idle', async () => {
  neverIdle();
  const { user } = openPage();
  expect(screen.queryByText(/^asked/)).toBeNull();
  await user.click(screen.getByRole('button'));
  await screen.findByText('asked 1');
});
