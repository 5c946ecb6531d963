// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '@/components/testing/render';
import ErrorPage from './error';

const chunkError = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
const retry = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  retry.mockReset();
});

const showError = (error: Error) => renderOnPage(<ErrorPage error={error} retry={retry} />);

it('U4 reloads the page once and shows nothing if a script chunk fails to load', () => {
  showError(chunkError);
  expect(window.location.reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('U4 shows the error if the page has just been reloaded, and reloads again when the button is pressed', async () => {
  showError(chunkError).unmount();
  const { user } = showError(chunkError);
  expect(window.location.reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(window.location.reload).toHaveBeenCalledTimes(2);
  expect(retry).not.toHaveBeenCalled();
});

it('U4 does not reload while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showError(chunkError);
  expect(window.location.reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

it('E1 shows the digest and phone number of any other error, and retries without a reload', async () => {
  const { user } = showError(Object.assign(new Error('secret'), { digest: '42' }));
  expect(screen.getByText('Internal Server Error 42', { exact: false })).toBeDefined();
  expect(screen.queryByText(/secret/)).toBeNull();
  expect(screen.getByRole('link', { name: '+66 2 000 0100' }).getAttribute('href')).toBe('tel:+6620000100');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(window.location.reload).not.toHaveBeenCalled();
});
