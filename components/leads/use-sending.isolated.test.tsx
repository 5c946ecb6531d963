import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubEndpoints } from './testing/endpoint';
import { field, fill } from './testing/fields';
import { fillRequired, renderSellerForm, send } from './testing/seller-page';

it('sends the form if its rules cannot be loaded, and shows the errors from the server', async () => {
  vi.doMock('@/lib/leads/lead-schemas', () => {
    throw new Error('the script failed to load');
  });
  // Vitest registers a mock during the next import, and a concurrent one would still get the real module.
  await expect(import('@/lib/leads/lead-schemas')).rejects.toThrow();
  const { sent } = stubEndpoints([
    { status: 422, json: { errors: [{ field: 'asking_price', code: 'price-invalid' }] } },
  ]);
  const { user } = renderSellerForm();
  fillRequired();
  fill('asking_price', 'a lot');
  await send(user);
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(sent).toHaveLength(1);
  expect(field('asking_price').getAttribute('aria-invalid')).toBe('true');
  vi.mocked(console.warn).mockClear();
});
