import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ShareButtons } from './share-buttons';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

it.each([
  ['NotAllowedError', 'the press was too long ago', 1],
  ['AbortError', 'the visitor closed the sheet', 0],
])('offers the address on %s: %s', async (name, _, times) => {
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const words = { copy: 'Copy', copied: 'Copied', share: 'Share', print: 'Print' };
  const none = { copy: null, share: null, print: null };
  renderOnPage(<ShareButtons title="A home" words={words} icons={none} marks={{ copy: {}, share: {}, print: {} }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await share.mock.results[0]?.value.catch(() => undefined);
  await Promise.resolve();
  expect(prompt).toHaveBeenCalledTimes(times);
});
