import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findArticle, offices, teamMembers } from '@/lib/content/published.server';
import type { IntentLine } from '@/lib/search/intents.server';
import { renderOnPage } from '../testing/render';
import { IntentLines } from './intent-lines';

const [member] = await teamMembers();
const [office] = await offices();
const article = await findArticle('foreign-buyers-condo-quota');
if (member === undefined || office === undefined || article === undefined) throw new Error('content is missing');

const CASES: readonly [IntentLine, text: RegExp, href: string | undefined][] = [
  [{ kind: 'sell' }, /Selling or renting out.*Sell with us/, '/en-us/contact-us-for-sell'],
  [{ kind: 'foreign-buyers', article }, /49% condo quota/, '/en-us/contents/foreign-buyers-condo-quota'],
  [{ kind: 'member', member }, /managing director.*Naruemon Sukjai/, '/en-us/our-team#naruemon-sukjai'],
  [{ kind: 'phone', office }, /Bangkok head office/, '/en-us/company-information/contact-us'],
  [{ kind: 'phone', office: undefined }, /phone numbers/, '/en-us/company-information/contact-us'],
  [
    { kind: 'urgent-sale', article: undefined },
    /furthest below market price.*Sell with us/,
    '/en-us/contact-us-for-sell',
  ],
  [{ kind: 'daily-rent', article: undefined }, /by the month, not by the day/, undefined],
  [{ kind: 'foreign-money', amount: '$200k' }, /in baht.*“\$200k” was not converted/, undefined],
];

it.each(CASES)('%j has its text and its link', (line, text, href) => {
  renderOnPage(<IntentLines lines={[line]} />);
  const item = screen.getByRole('listitem');
  expect(item.textContent).toMatch(text);
  expect(within(item).queryByRole('link')?.getAttribute('href')).toBe(href);
});

it('is Thai on a Thai page, and nothing without lines', () => {
  const { rerender } = renderOnPage(<IntentLines lines={[{ kind: 'sell' }]} />, { locale: 'th-th' });
  expect(screen.getByRole('link').textContent).toBe('ฝากขายกับเรา');
  rerender(<IntentLines lines={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
