import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubEndpoints } from './testing/endpoint';
import { field, fill, submitButton } from './testing/fields';
import { renderSellerForm } from './testing/seller-page';

async function openLists(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('combobox', { name: /District|เขต/ });
}

const choices = (id: string) => [...field(id).querySelectorAll('option')].map(({ textContent }) => textContent);
const postcode = () => document.querySelector('output[for=subdistrict]')?.textContent;

it('district and subdistrict are chosen from lists and set the postcode', async () => {
  stubEndpoints();
  await openLists(renderSellerForm().user, 'Choose from lists');
  expect([field('district').disabled, field('subdistrict').disabled]).toEqual([true, true]);
  expect(choices('district')).toEqual(['Choose the province first']);
  fill('province', '10');
  await expect.poll(() => choices('district')).toEqual(['Choose', 'Dusit', 'Phra Nakhon']);
  fill('district', '1001');
  await expect.poll(() => choices('subdistrict')).toEqual(['Choose', 'Grand Palace']);
  expect(postcode()).toBe('Shown once you choose a subdistrict');
  fill('subdistrict', '100101');
  expect(postcode()).toBe('10200');
});

it('another province clears the district and the subdistrict', async () => {
  const { asked } = stubEndpoints();
  await openLists(renderSellerForm().user, 'Choose from lists');
  fill('province', '10');
  await expect.poll(() => choices('district')).toHaveLength(3);
  fill('district', '1001');
  fill('province', '50');
  expect([field('district').value, field('subdistrict').disabled]).toEqual(['', true]);
  await expect.poll(() => asked).toContain('/api/places?province=50');
});

it('Thai lists are sorted by the Thai alphabet', async () => {
  stubEndpoints();
  await openLists(renderSellerForm({ locale: 'th-th' }).user, 'เลือกจากรายชื่อ');
  fill('province', '10');
  await expect.poll(() => choices('district').slice(1)).toEqual(['ดุสิต', 'พระนคร']);
});

it('a list that fails to load shows an alert with a retry button', async () => {
  const { state } = stubEndpoints();
  state.arePlacesDown = true;
  const { user } = renderSellerForm();
  await openLists(user, 'Choose from lists');
  fill('province', '10');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The list didn’t load.');
  state.arePlacesDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(field('province'));
  await expect.poll(() => choices('district')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an error in the closed part opens it', async () => {
  stubEndpoints();
  const { user } = renderSellerForm();
  const part = () => field('address_detail').closest('.hidden');
  expect(part()).not.toBeNull();
  fill('address_detail', 'x'.repeat(501));
  await user.click(submitButton());
  await screen.findByRole('combobox', { name: /District/ });
  expect(part()).toBeNull();
});
