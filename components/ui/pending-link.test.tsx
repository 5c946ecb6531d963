import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPending } from './pending-link';

const addLink = () => document.body.appendChild(document.createElement('a'));

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

it('a pressed link is busy until the address changes', async () => {
  const link = addLink();
  showPending(link, '/en-us/search');
  expect(link.getAttribute('aria-busy')).toBe('true');
  window.history.pushState(null, '', '/en-us/search');
  await waitFor(() => expect(link.hasAttribute('aria-busy')).toBe(false));
});

it('a link to the open page is not busy', () => {
  window.history.replaceState(null, '', '/en-us/search?q=a');
  const link = addLink();
  showPending(link, '/en-us/search?q=a');
  expect(link.hasAttribute('aria-busy')).toBe(false);
});
