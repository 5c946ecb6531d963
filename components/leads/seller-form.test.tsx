import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_KEY } from './draft-age';
import { stubEndpoints } from './testing/endpoint';
import { expectFocus, field, fill, notice, submitButton } from './testing/fields';
import { fillRequired, renderSellerForm } from './testing/seller-page';
// Loads the rules before the tests, which expect errors right after a press.
import '@/lib/leads/lead-schemas';

beforeEach(() => {
  document.title = 'Sell your home with us';
});

describe('a form with errors', () => {
  it('shows them in a summary with the focus, at their fields and in the title, and sends nothing', async () => {
    const { sent } = stubEndpoints();
    const { user } = renderSellerForm();
    fill('message', 'must sell soon');
    await user.click(submitButton());
    const alert = await screen.findByRole('alert', { name: 'There is a problem' });
    await expectFocus(alert);
    const links = notice('There is a problem').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['name', 'phone', 'intent', 'property_type', 'province', 'consent_contact'].map((id) => `#${id}`),
    );
    for (const link of links) {
      const control = field(link.getAttribute('href')?.slice(1) ?? '');
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(`${control.id}-error`)?.textContent).toBe(link.textContent);
      expect(control.getAttribute('aria-describedby')).toContain(`${control.id}-error`);
    }
    expect(screen.getByRole('textbox', { name: 'Your name', description: 'Enter your name' })).toBe(field('name'));
    expect(document.title).toBe('Error: Sell your home with us');
    expect(field('message').value).toBe('must sell soon');
    expect(sent).toEqual([]);
  });

  it('moves the focus to the summary after each press, and removes corrected errors', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    await user.click(submitButton());
    await screen.findByRole('alert');
    fill('name', 'Somchai');
    await user.click(submitButton());
    await waitFor(() => expect(notice('There is a problem').getAllByRole('link')).toHaveLength(5));
    await expectFocus(screen.getByRole('alert', { name: 'There is a problem' }));
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
    expect(document.title).toBe('Error: Sell your home with us');
  });

  it('is in Thai on a Thai page', async () => {
    stubEndpoints();
    document.title = 'ฝากขายกับเรา';
    const { user } = renderSellerForm({ locale: 'th-th' });
    await user.click(submitButton());
    await screen.findByRole('alert');
    expect(notice('กรุณาแก้ไขข้อมูล').getByRole('link', { name: 'กรุณากรอกชื่อ' })).toBeDefined();
    expect(document.title).toBe('ข้อผิดพลาด: ฝากขายกับเรา');
  });

  it('shows errors from the server like its own', async () => {
    stubEndpoints([{ status: 422, json: { errors: [{ field: 'phone', code: 'phone-invalid' }] } }]);
    const { user } = renderSellerForm();
    fillRequired();
    await user.click(submitButton());
    const alert = await screen.findByRole('alert', { name: 'There is a problem' });
    await expectFocus(alert);
    expect(screen.getByRole('textbox', { name: 'Phone', description: /Enter a phone number such as/ })).toBe(
      field('phone'),
    );
  });
});

it.each([
  ['en-us', 'That’s Thursday, December 24, 2026.'],
  ['th-th', 'ตรงกับวันพฤหัสบดีที่ 24\u00a0ธันวาคม 2569'],
] as const)('%s: a typed date is shown in words', (locale, words) => {
  stubEndpoints();
  renderSellerForm({ locale });
  const read = () => document.querySelector('output[for=preferred_date]')?.textContent;
  fill('preferred_date', '12/24/2026');
  expect(read()).toBe(words);
  fill('preferred_date', '12/24/2569');
  expect(read()).toBe(words);
  fill('preferred_date', '24/12/2026');
  expect(read()).toBe(words);
  fill('preferred_date', '24/13/2026');
  expect(read()).toBe('');
});

describe('the calendar', () => {
  beforeEach(() => vi.setSystemTime('2026-12-21T03:00:00Z'));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['en-us', 'Choose from a calendar', 'December 2026', 'Sun', 'Thursday, December 24, 2026'],
    ['th-th', 'เลือกจากปฏิทิน', 'ธันวาคม 2569', 'อาทิตย์', 'วันพฤหัสบดีที่ 24\u00a0ธันวาคม 2569'],
  ] as const)(
    '%s: a press on a day fills the field, and weeks start on Sunday',
    async (locale, open, month, sunday, day) => {
      stubEndpoints();
      const { user } = renderSellerForm({ locale });
      await user.click(screen.getByRole('button', { name: open }));
      const grid = await screen.findByRole('grid', { name: month });
      expect(grid.querySelector('th')?.textContent).toBe(sunday);
      expect(
        within(grid).getByRole('button', { name: day }).closest('tr')?.querySelectorAll('td')[4]?.textContent,
      ).toBe('24');
      await user.click(within(grid).getByRole('button', { name: day }));
      expect(field('preferred_date').value).toBe('12/24/2026');
      expect(document.querySelector('output[for=preferred_date]')?.textContent).toContain(day);
      expect(document.activeElement).toBe(field('preferred_date'));
      expect(screen.queryByRole('grid')).toBeNull();
      expect(window.localStorage.getItem(DRAFT_KEY)).toContain('12/24/2026');
    },
  );

  it('offers the days from today to the last day of a possible visit', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    const isOffered = (name: string) => !screen.getByRole('button', { name }).hasAttribute('disabled');
    await screen.findByRole('grid');
    expect(['Sunday, December 20, 2026', 'Monday, December 21, 2026'].map(isOffered)).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(['Friday, February 19, 2027', 'Saturday, February 20, 2027'].map(isOffered)).toEqual([true, false]);
  });
});

it('the honeypot field is hidden from screen readers and the keyboard, and is sent empty', async () => {
  const { sent } = stubEndpoints();
  const { user } = renderSellerForm();
  expect(field('website').closest('[aria-hidden=true]')).not.toBeNull();
  fillRequired();
  for (let presses = 0; document.activeElement !== field('consent_contact'); presses++) {
    expect(document.activeElement).not.toBe(field('website'));
    expect(presses).toBeLessThan(40);
    await user.tab();
  }
  await user.keyboard('{Enter}');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.fields.website).toBe('');
});
