import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readLeadForm } from '@/lib/leads/lead-form';
import { canSaveDraft } from './form-draft';
import { stubEndpoints } from './testing/endpoint';
import { field, fill, notice } from './testing/fields';
import { fillRequired, renderSellerForm, send } from './testing/seller-page';
// Loads the rules before the tests, which expect errors right after a press.
import '@/lib/leads/lead-schemas';

const KEPT = /^What you enter is saved on this device/;
const RESTORED = /^We’ve restored what you entered/;

const isShown = (words: RegExp) => screen.getByText(words).closest('.invisible') === null;

beforeEach(() => void stubEndpoints());

it('restores typed values after a reload with a note, but without consents', async () => {
  const { unmount, user } = renderSellerForm();
  expect([isShown(KEPT), isShown(RESTORED)]).toEqual([true, false]);
  fillRequired();
  await user.click(screen.getByRole('button', { name: /^Choose from lists/ }));
  await waitFor(() => expect(document.querySelectorAll('#district option')).toHaveLength(3));
  fill('district', '1001');
  fill('rai', '1');
  unmount();
  renderSellerForm({ locale: 'th-th' });
  expect(['name', 'province', 'rai'].map((id) => field(id).value)).toEqual(['Somchai', '10', '1']);
  expect(document.querySelector<HTMLInputElement>('[name=district]')?.value).toBe('1001');
  await waitFor(() => expect(field('place').value).toBe('พระนคร Bangkok'));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(isShown(/^เรานำข้อมูลที่คุณกรอกค้างไว้/)).toBe(true);
});

it('Start over clears the draft and its errors', async () => {
  const { unmount } = renderSellerForm();
  fillRequired();
  unmount();
  const page = renderSellerForm();
  await send(page.user);
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(notice('There is a problem').getAllByRole('link')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect([field('name').value, field('province').value]).toEqual(['', '']);
  expect(document.activeElement).toBe(field('place'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([isShown(KEPT), isShown(RESTORED)]).toEqual([true, false]);
  page.unmount();
  renderSellerForm();
  expect(field('name').value).toBe('');
});

it('values of a form sent without scripts replace the draft', () => {
  const { unmount } = renderSellerForm();
  fill('name', 'Malee');
  unmount();
  const values = readLeadForm(new Map([['name', 'Somying']]));
  const submitted = { values, errors: [{ field: 'province', code: 'province-required' } as const] };
  const second = renderSellerForm({ submitted });
  expect(field('name').value).toBe('Somying');
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  second.unmount();
  renderSellerForm();
  expect(field('name').value).toBe('Somying');
});

it('shows no draft note if storage is denied, and still sends the form', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  const { user, router } = renderSellerForm();
  expect([isShown(KEPT), isShown(RESTORED)]).toEqual([false, false]);
  fillRequired();
  expect(isShown(KEPT)).toBe(false);
  await send(user);
  await waitFor(() => expect(router.push.mock.calls.length).toBe(1));
  vi.unstubAllGlobals();
  expect(canSaveDraft()).toBe(true);
});
