import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTagManager } from './tag-manager';

afterEach(() => vi.restoreAllMocks());

it('mounts the container after the page has loaded, adds its first entry before its script, and sends events', async () => {
  const scripts: HTMLScriptElement[] = [];
  const append = document.body.appendChild.bind(document.body);
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    scripts.push(node);
    return node;
  });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = await act(async () => ({ result: loadTagManager('GTM-X') }));
  expect(scripts).toEqual([]);
  state.mockReturnValue('complete');
  await act(async () => {
    window.dispatchEvent(new Event('load'));
  });
  const send = await result;
  expect(scripts.map(({ id }) => id)).toEqual(['_next-gtm-init', '_next-gtm']);
  expect(scripts[0]?.textContent).toContain("event:'gtm.js'");
  expect(scripts[1]?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-X');
  window.dataLayer = [];
  send({ event: 'a' });
  expect(window.dataLayer).toEqual([{ event: 'a' }]);
});
