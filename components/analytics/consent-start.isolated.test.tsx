import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ConsentStart } from './consent-start';

const { arrival } = vi.hoisted(() => ({ arrival: { fails: false, attempts: 0 } }));
vi.mock('./consent-banner', () => {
  arrival.attempts += 1;
  if (arrival.fails) throw new Error('offline');
  return { ConsentBanner: ({ asked }: { asked: number }) => <p>asked {asked}</p> };
});

/** A browser that is idle only when the test says so. */
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

it('tries to load the question again when the visitor asks for it after a failure', async () => {
  const waiting = neverIdle();
  arrival.fails = true;
  const { user } = openPage();
  for (const run of waiting) run();
  await vi.waitFor(() => expect(arrival.attempts).toBe(1));
  expect(screen.queryByText(/^asked/)).toBeNull();
  arrival.fails = false;
  await user.click(screen.getByRole('button'));
  await screen.findByText('asked 1');
});

it('shows the question at once to a visitor who asks before the browser is idle', async () => {
  neverIdle();
  const { user } = openPage();
  expect(screen.queryByText(/^asked/)).toBeNull();
  await user.click(screen.getByRole('button'));
  await screen.findByText('asked 1');
});
