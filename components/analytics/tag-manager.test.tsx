import { afterEach, expect, it, vi } from 'vitest';
import { loadTagManager } from './tag-manager';

afterEach(() => vi.restoreAllMocks());

it('adds the script once the page has loaded, so that a host that hangs does not delay the load event', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  loadTagManager('GTM-X');
  expect(append).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(append).toHaveBeenCalledOnce();
  state.mockReturnValue('complete');
  loadTagManager('GTM-X');
  expect(append.mock.calls.map(([script]) => script)).toEqual(
    Array(2).fill(expect.objectContaining({ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-X' })),
  );
});
