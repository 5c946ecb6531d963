import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_KEY } from './draft-age';
import { stubEndpoints } from './testing/endpoint';
import { expectFocus, field, fill, notice, submitButton } from './testing/fields';
import { fillProperty, fillRequired, goToLastStep, renderSellerForm, send, shownStep } from './testing/seller-page';
// Loads the rules before the tests, which expect errors right after a press.
import '@/lib/leads/lead-schemas';

beforeEach(() => {
  document.title = 'Sell your home with us';
});

const links = () => notice('There is a problem').getAllByRole('link');

describe('the steps', () => {
  it('follow each other with Enter and begin with their first empty field; Back leads to the heading before', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    fillProperty();
    await user.type(field('place'), '{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('size')));
    await user.click(screen.getByRole('button', { name: 'Skip photos and notes' }));
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement?.textContent).toBe('Photos and notes');
    expect(shownStep()).toBe(3);
  });

  it('are not skipped by a double press', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    fillProperty();
    await user.dblClick(submitButton());
    await waitFor(() => expect(shownStep()).toBe(2));
    fireEvent.click(submitButton(), { detail: 2 });
    await user.dblClick(submitButton());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Photos and notes'));
  });

  it('ask for the size of land in rai', async () => {
    stubEndpoints();
    renderSellerForm();
    fireEvent.click(screen.getByDisplayValue('land'));
    expect(screen.getByDisplayValue<HTMLInputElement>('rai').checked).toBe(true);
  });
});

describe('a form with errors', () => {
  it('shows those of its step in a summary with the focus, at their fields and in the title', async () => {
    const { sent } = stubEndpoints();
    const { user } = renderSellerForm();
    fill('message', 'must sell soon');
    await user.click(submitButton());
    await expectFocus(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['#property_type', '#province']);
    expect(shownStep()).toBe(1);
    await waitFor(() => expect(document.title).toBe('Error: Sell your home with us'));
    fillProperty();
    await goToLastStep();
    expect(document.title).toBe('Sell your home with us');
    await user.click(submitButton());
    const alert = await screen.findByRole('alert', { name: 'There is a problem' });
    await expectFocus(alert);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['#name', '#phone', '#consent_contact']);
    for (const link of links()) {
      const control = field(link.getAttribute('href')?.slice(1) ?? '');
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(`${control.id}-error`)?.textContent).toBe(link.textContent);
      expect(control.getAttribute('aria-describedby')).toContain(`${control.id}-error`);
    }
    expect(screen.getByRole('textbox', { name: 'Your name', description: 'Enter your name' })).toBe(field('name'));
    expect(field('message').value).toBe('must sell soon');
    expect(sent).toEqual([]);
  });

  it('moves the focus to the summary after each press, and removes corrected errors', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    fillProperty();
    await send(user);
    await screen.findByRole('alert');
    fill('name', 'Somchai');
    await user.click(submitButton());
    await waitFor(() => expect(links()).toHaveLength(2));
    await expectFocus(screen.getByRole('alert', { name: 'There is a problem' }));
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
  });

  it('removes an error once its field is changed, and its title with the last one', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    await user.click(submitButton());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('radio', { name: 'Condo' }));
    expect(links().map((link) => link.textContent)).toEqual([expect.stringContaining('district')]);
    await user.type(field('place'), 'W');
    expect([field('place').getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null]);
    expect(document.title).toBe('Sell your home with us');
  });

  it('is in Thai on a Thai page', async () => {
    stubEndpoints();
    document.title = 'ฝากขายกับเรา';
    const { user } = renderSellerForm({ locale: 'th-th' });
    await user.click(submitButton());
    await screen.findByRole('alert');
    expect(notice('กรุณาแก้ไขข้อมูล').getByRole('link', { name: 'กรุณาเลือกประเภททรัพย์' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('ข้อผิดพลาด: ฝากขายกับเรา'));
  });
});

describe('errors from the server', () => {
  it('lead to their step', async () => {
    stubEndpoints([{ status: 422, json: { errors: [{ field: 'asking_price', code: 'price-invalid' }] } }]);
    const { user } = renderSellerForm();
    fillRequired();
    await send(user);
    await expectFocus(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(shownStep()).toBe(2);
    await user.click(links()[0] ?? document.body);
    expect(document.activeElement).toBe(field('asking_price'));
  });

  it('are shown like its own', async () => {
    stubEndpoints([{ status: 422, json: { errors: [{ field: 'phone', code: 'phone-invalid' }] } }]);
    const { user } = renderSellerForm();
    fillRequired();
    await send(user);
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
    ['en-us', 'Choose from a calendar', 'December 2026', 'Sun', 'Thursday, December 24, 2026', '24/12/2026'],
    ['th-th', 'เลือกจากปฏิทิน', 'ธันวาคม 2569', 'อาทิตย์', 'วันพฤหัสบดีที่ 24\u00a0ธันวาคม 2569', '24/12/2569'],
  ] as const)(
    '%s: a press on a day fills the field, and weeks start on Sunday',
    async (locale, open, month, sunday, day, typed) => {
      stubEndpoints();
      const { user } = renderSellerForm({ locale });
      await user.click(screen.getByRole('button', { name: open }));
      const grid = await screen.findByRole('grid', { name: month });
      expect(grid.querySelector('th')?.textContent).toBe(sunday);
      expect(
        within(grid).getByRole('button', { name: day }).closest('tr')?.querySelectorAll('td')[4]?.textContent,
      ).toBe('24');
      await user.click(within(grid).getByRole('button', { name: day }));
      expect(field('preferred_date').value).toBe(typed);
      expect(document.querySelector('output[for=preferred_date]')?.textContent).toContain(day);
      expect(document.activeElement).toBe(field('preferred_date'));
      expect(screen.queryByRole('grid')).toBeNull();
      expect(window.localStorage.getItem(DRAFT_KEY)).toContain(typed);
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
  await goToLastStep();
  for (let presses = 0; document.activeElement !== field('consent_contact'); presses++) {
    expect(document.activeElement).not.toBe(field('website'));
    expect(presses).toBeLessThan(40);
    await user.tab();
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]?.fields.website).toBe('');
});
