import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { homeSums } from '@/lib/property/home-sums';
import { MESSAGES, renderOnPage } from '../testing/render';
import { FiguresForm, InteractiveSum } from './figures-form';

const loading = vi.hoisted(() => ({ fails: true, attempts: 0 }));
// One mock with a flag, because an import between two mocks would load the real script. A factory that throws is called
// again.
vi.mock('./sum', () => {
  loading.attempts += 1;
  if (loading.fails) throw new Error('the script failed to load');
  return { Sum: () => <p>worked out in the browser</p> };
});

it('keeps the sum of the server and marks it as busy until a later change loads the script', async () => {
  const day = '2026-11-21';
  const home = homeSums(
    {
      ...{ deal: 'sale', tenure: 'freehold', propertyType: 'condo', price: 4_490_000, condition: 'good' },
      ...{ appraisedValue: 3_790_000, usableAreaSqm: 34.5, commonFee: 48, sinkingFund: 500 },
    },
    day,
  );
  if (home === null) throw new Error('the listing has no sums');
  const { user } = renderOnPage(
    <FiguresForm initial={{}} faults={{}} action="/">
      <input name="years" aria-label="years" />
      <InteractiveSum sum="costs" home={home} day={day} words={MESSAGES['en-us'].Sums}>
        <p>worked out on the server</p>
      </InteractiveSum>
    </FiguresForm>,
  );
  const sum = screen.getByText('worked out on the server');
  expect(sum.parentElement?.getAttribute('aria-busy')).toBe('false');
  await user.type(screen.getByLabelText('years'), '1');
  await waitFor(() => expect(loading.attempts).toBeGreaterThan(0));
  expect(sum.isConnected).toBe(true);
  expect(sum.parentElement?.getAttribute('aria-busy')).toBe('true');
  loading.fails = false;
  await user.type(screen.getByLabelText('years'), '0');
  await screen.findByText('worked out in the browser');
});
