import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Typed } from '@/lib/property/figures';
import { homeSums } from '@/lib/property/home-sums';
import { MESSAGES, renderOnPage } from '../testing/render';
import { HomeSums } from './home-sums';

type Home = Parameters<typeof homeSums>[0];

const FLAT = {
  ...{ deal: 'sale', tenure: 'freehold', propertyType: 'condo', condition: 'good', transferFeePayer: 'split' },
  ...{ price: 4_490_000, appraisedValue: 3_790_000, usableAreaSqm: 34.5, commonFee: 48, sinkingFund: 500 },
} as const satisfies Partial<Home>;

const LET = { rentEstimateMonthly: 17_000 };
const REGISTER = 'The seller’s name has been in this home’s house register for a year or more';

/** Renders the calculator of a listing, as for a URL with these figures. */
function calculator({ home = {}, typed = {} }: { home?: Partial<Home>; typed?: Typed } = {}) {
  const day = '2026-11-21';
  const sums = homeSums({ ...FLAT, ...home }, day);
  if (sums === null) throw new Error('the listing has no sums');
  const words = MESSAGES['en-us'].Sums;
  const props = { listing: 'rm-1001', action: '/en-us/listings/rm-1001', day, note: 'As of today' };
  return renderOnPage(<HomeSums {...props} home={sums} typed={typed} words={words} />);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const rowHead = (name: string) => screen.queryByText(name, { selector: 'th' });
const cells = (name: string) =>
  [...(rowHead(name)?.closest('tr')?.cells ?? [])].slice(1).map((cell) => cell.textContent);
/** The texts that describe a field, in the order of `aria-describedby`. */
const described = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const invalidCount = () => document.querySelectorAll('[aria-invalid=true]').length;

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

describe('the costs of a sale', () => {
  it('follow the typed figures and the choices', async () => {
    const { user } = calculator();
    // 29 % of the appraised value over four calendar years, 5 % of 274,775 a year.
    expect(cells('Withholding tax')).toEqual(['–', '฿54,955']);
    type('Years the seller has owned it', '10');
    // Half of it over ten years: 189,500 a year.
    await waitFor(() => expect(cells('Withholding tax')).toEqual(['–', '฿94,750']));
    await user.selectOptions(field('The seller'), 'company');
    await waitFor(() => expect(cells('Withholding tax')).toEqual(['–', '฿44,900']));
    expect(cells('Transfer fee')).toEqual(['฿37,900', '฿37,900']);
    await user.selectOptions(field('Transfer fee'), 'buyer');
    await waitFor(() => expect(cells('Transfer fee')).toEqual(['฿75,800', '–']));
  });

  it('are replaced by a message while a figure is invalid, and its field shows the error', async () => {
    calculator();
    type('Price (THB)', '-5');
    await screen.findAllByText(/^Correct the fields marked in red/);
    expect(rowHead('Withholding tax')).toBeNull();
    expect(described('Price (THB)')).toEqual(['This number is too small']);
    type('Price (THB)', '4 ล้าน');
    await waitFor(() => expect(field('Price (THB)').hasAttribute('aria-describedby')).toBe(false));
    await waitFor(() => expect(rowHead('Withholding tax')).not.toBeNull());
  });

  it('use the price if the appraisal is unknown, and the field for it may stay empty', async () => {
    calculator({ home: { appraisedValue: undefined } });
    expect(field('Appraised value (THB)').value).toBe('');
    type('Price (THB)', '4000000');
    await waitFor(() => expect(cells('Transfer fee')).toEqual(['฿40,000', '฿40,000']));
    expect(invalidCount()).toBe(0);
  });

  it('ask about the house register for a condo, but not for land', () => {
    const { unmount } = calculator();
    expect(field(REGISTER).value).toBe('no');
    unmount();
    calculator({ home: { propertyType: 'land', landAreaSqwah: 100 } });
    expect(screen.queryByLabelText(REGISTER)).toBeNull();
  });
});

it('the one figure of a heading follows the typed figures, and is empty without a result', async () => {
  calculator({ home: LET });
  const total = (heading: string) => screen.getByRole('heading', { name: heading }).nextElementSibling?.textContent;
  const loan = 'Monthly mortgage payment';
  expect([total('Transfer day costs'), total(loan), total('Net yield if you rent it out')]).toEqual([
    ...['Buyer pays ฿78,310', '฿24,900', '3.7%'],
  ]);
  type('Loan (THB)', '2000000');
  await waitFor(() => expect(total(loan)).toBe('฿12,300'));
  type('Price (THB)', '');
  await waitFor(() => expect(total('Transfer day costs')).toBe(''));
});

describe('the costs of a seller', () => {
  it('begin with what is known, and follow another manner', async () => {
    const { user } = calculator({ home: { acquired: { by: 'inheritance', year: 2021, heirs: 3 } } });
    expect(field('The seller').value).toBe('inheritance');
    expect(field('Years the seller has owned it').value).toBe('5');
    expect(described('Heirs who sell together')).toEqual(['Each is taxed on a share']);
    // Half of the appraised value over six calendar years and three heirs: 105,277.78, of which 5 %.
    expect(cells('Withholding tax')).toEqual(['–', '฿94,750']);
    expect(cells('Stamp duty')).toEqual(['–', '฿22,450']);
    await user.selectOptions(field('The seller'), 'gift');
    // One owner: 315,833.33 a year, 15,000 and 10 % of the rest.
    await waitFor(() => expect(cells('Withholding tax')).toEqual(['–', '฿99,500']));
    expect(cells('Specific business tax')).toEqual(['–', '฿148,170']);
    await user.selectOptions(field(REGISTER), 'yes');
    await waitFor(() => expect(cells('Stamp duty')).toEqual(['–', '฿22,450']));
  });

  it('name each default that stands in for a fact', () => {
    const assumed = 'Not known yet, so this is an assumption';
    const { unmount } = calculator();
    for (const label of ['The seller', REGISTER]) expect(described(label)).toEqual([assumed]);
    expect(described('Years the seller has owned it')).toEqual([expect.stringContaining(assumed)]);
    expect(screen.queryByLabelText('Heirs who sell together')).toBeNull();
    unmount();
    const { container } = calculator({ home: { acquired: { by: 'purchase', year: 2013, registered: true } } });
    expect(field(REGISTER).value).toBe('yes');
    expect(container.textContent).not.toContain(assumed);
  });
});

describe('the loan', () => {
  it('shows payments, the income they need, and a row for each year', async () => {
    calculator();
    type('Loan (THB)', '2000000');
    await waitFor(() => expect(figure('Monthly payment, introductory period')).toBe('฿8,650'));
    expect(figure('After the introductory period')).toBe('฿12,291');
    expect(screen.queryByText('This income supports about')).toBeNull();
    type('Monthly household income (THB)', '50000');
    await waitFor(() => expect(figure('This income supports about')).toMatch(/^฿\d,\d{3},\d{3}$/));
    const years = screen.getByText('See it year by year').closest('details');
    expect(years?.querySelectorAll('tr')).toHaveLength(31);
  });

  it('shows a message if nothing is borrowed, and no field is invalid', async () => {
    calculator();
    type('Loan (THB)', '0');
    await screen.findByText('No loan, so no repayments.');
    expect(invalidCount()).toBe(0);
    type('Loan (THB)', '3,5,5');
    await waitFor(() => expect(described('Loan (THB)')).toEqual(['Enter numbers only']));
  });
});

describe('the yield', () => {
  it('is shown if the rent is known', async () => {
    calculator({ home: LET });
    expect(figure('Rent received per year')).toBe('฿187,000');
    expect(figure('Net yield (per year)')).toMatch(/^\d\.\d+%$/);
    type('Monthly rent (THB)', '0');
    await screen.findByText('No rent, so no yield.');
    expect(invalidCount()).toBe(0);
  });

  it('is left out if the rent is unknown', () => {
    calculator();
    screen.getByRole('heading', { name: 'Monthly mortgage payment' });
    expect(screen.queryByRole('heading', { name: 'Net yield if you rent it out' })).toBeNull();
  });
});

describe('a page with figures in its URL', () => {
  it('shows them in the fields and in the sums', () => {
    calculator({ typed: { years: '10', payer: 'seller' } });
    expect(field('Years the seller has owned it').value).toBe('10');
    expect(field('Transfer fee').value).toBe('seller');
    expect(cells('Withholding tax')).toEqual(['–', '฿94,750']);
    expect(cells('Transfer fee')).toEqual(['–', '฿75,800']);
  });

  it('marks invalid figures and computes nothing from them', () => {
    const invalid = { price: '1e99', appraised: '-1', loan: '', years: '๙๙๙', rate: '101', term: 'x', teaser: 'NaN' };
    const { container } = calculator({ home: LET, typed: invalid });
    expect(invalidCount()).toBe(7);
    expect(screen.getAllByText(/^Correct the fields marked in red/)).toHaveLength(3);
    expect(container.textContent).not.toMatch(/NaN|Infinity/);
  });
});

it('Enter in a field submits with the button of the same sum', async () => {
  const { user, container } = calculator();
  const targets: unknown[] = [];
  container.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    targets.push(event.submitter?.getAttribute('formaction'));
  });
  await user.type(field('Monthly household income (THB)'), '50000{Enter}');
  await user.type(field('Price (THB)'), '{Enter}');
  expect(targets).toEqual(['/en-us/listings/rm-1001#loan', '/en-us/listings/rm-1001#costs']);
});

it('a sum is announced once it has settled, and only if it has changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  const { container } = calculator();
  const status = (sum: string) => container.querySelector(`section[aria-labelledby=${sum}] [role=status]`)?.textContent;
  type('Years the seller has owned it', '10');
  await waitFor(() => expect(cells('Withholding tax')).toEqual(['–', '฿94,750']));
  expect(status('costs')).toBe('');
  await settle();
  expect(status('costs')).toMatch(/^Total: Buyer pays ฿[\d,]+, Seller pays ฿[\d,]+$/);
  expect(status('loan')).toBe('');
  type('Price (THB)', '');
  await screen.findByText(/^Correct the fields marked in red/);
  await settle();
  expect(status('costs')).toMatch(/^Correct the fields/);
});
