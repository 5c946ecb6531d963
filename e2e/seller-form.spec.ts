import { axeFaults } from './axe';
import { expect, test } from './journey';

test('faults are summed up, take the focus and lead to their fields; a complete form is told the truth', async ({
  page,
}) => {
  await page.goto('/en-us/contact-us-for-sell');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name');
  expect(await axeFaults(page)).toEqual([]);

  await summary.getByRole('link', { name: 'Enter your name' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Somchai');
  await page.getByLabel('Phone').fill('๐๘๑ ๒๓๔ ๕๖๗๘');
  await page.getByLabel('What would you like to do?').selectOption('sell');
  await page.getByLabel('Type of property').selectOption('condo');
  await page.getByLabel('Province').selectOption('10');
  await page.getByLabel(/may use these details/).check();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator(':focus')).toContainText('Nothing has been sent or stored');
});
