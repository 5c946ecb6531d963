import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { dayAfter, formatInputDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { readLeadForm } from '@/lib/leads/lead-form';
import { renderOnPage } from '../testing/render';
import { EnquiryForm, SearchRequestForm } from './enquiry-form';
import { stubEndpoints, TAKEN } from './testing/endpoint';
import { consent, expectFocus, field, fill, notice, submitButton } from './testing/fields';
// Loads the rules before the tests, which expect errors right after a press.
import '@/lib/leads/lead-schemas';

const TODAY = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const DAYS = Array.from({ length: 60 }, (_, before) => before + 1).map((days) => dayAfter(TODAY, days));
const [FIRST, SECOND] = DAYS.map((day) => formatInputDate(day));
const SENT = '/en-us/listings/rm-1001/enquire/sent/3F9A-07C1';

type Options = Partial<Pick<ComponentProps<typeof EnquiryForm>, 'submitted' | 'kind' | 'days'>> & { locale?: Locale };

function renderForm({ locale = 'en-us', kind = 'ask', ...props }: Options = {}) {
  return renderOnPage(
    <EnquiryForm
      action={`/api/seller-leads?locale=${locale}`}
      listing="rm-1001"
      price={5_900_000}
      kind={kind}
      days={DAYS.map((day) => ({ value: formatInputDate(day), label: day }))}
      channels={<a href="tel:+6620000100">+6620000100</a>}
      {...props}
    />,
    { locale, url: `/${locale}/listings/rm-1001/enquire` },
  );
}

function fillPerson() {
  fill('name', 'Somchai');
  fill('reach', '081 234 5678');
  consent();
}

const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));
const links = () =>
  notice('There is a problem')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('errors', () => {
  it('of a question are listed in a summary with the focus, and shown at their fields', async () => {
    const { sent } = stubEndpoints();
    document.title = 'Ask about RM-1001';
    const { user } = renderForm();
    await user.click(submitButton());
    const alert = await screen.findByRole('alert', { name: 'There is a problem' });
    await expectFocus(alert);
    expect(links()).toEqual(['#message', '#name', '#reach', '#consent_contact']);
    expect(document.getElementById('message-error')?.textContent).toBe('Enter your question');
    expect(field('message').getAttribute('aria-describedby')).toContain('message-error');
    await waitFor(() => expect(document.title).toBe('Error: Ask about RM-1001'));
    expect(sent).toEqual([]);
    choose('Book a viewing');
    expect(links()).toEqual(['#name', '#reach', '#consent_contact']);
    expect(document.getElementById('message-error')).toBeNull();
  });

  it('of a viewing concern its day, and no question is required', async () => {
    stubEndpoints();
    const { user } = renderForm();
    choose('Book a viewing');
    fillPerson();
    await user.click(submitButton());
    await screen.findByRole('alert');
    expect(links()).toEqual(['#preferred_date']);
    expect(document.getElementById('preferred_date-error')?.textContent).toBe('Choose a day for the viewing');
  });

  it('of a contact is said once the visitor leaves the field, until it changes', async () => {
    stubEndpoints();
    const { user } = renderForm();
    await user.tab();
    expect(document.getElementById('reach-error')).toBeNull();
    await user.type(field('reach'), '081 234');
    await user.tab();
    const text = await screen.findByText(/^Enter a phone number such as/, { selector: '[role=status]' });
    expect(document.getElementById('reach-error')?.textContent).toBe(text.textContent);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('reach'), ' 5678');
    await user.tab();
    expect([document.getElementById('reach-error'), text.textContent]).toEqual([null, '']);
  });

  it('about a listing that was sold link to the listing', async () => {
    stubEndpoints([{ status: 422, json: { errors: [{ field: 'listing', code: 'listing-gone' }] } }]);
    const { user } = renderForm();
    fill('message', 'Is it still available?');
    fillPerson();
    await user.click(submitButton());
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(links()).toEqual(['#listing']);
    expect(field('message').value).toBe('Is it still available?');
  });
});

describe('an enquiry about a listing', () => {
  it('sends the listing, the kind and the day, and leads to the thank-you page with its times', async () => {
    const { sent } = stubEndpoints();
    const { user, router } = renderForm({ kind: 'view' });
    await user.click(screen.getByRole('radio', { name: `${DAYS[0]}, Evening (5 to 8 pm)` }));
    fill('other_date', SECOND ?? '');
    fillPerson();
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(DAYS[0] ?? ''));
    expect(submitButton().textContent).toBe(`Ask for ${weekday} ${Number(DAYS[0]?.slice(-2))}, evening`);
    await user.click(submitButton());
    const times = `day=${DAYS[0]}&part=evening&other_day=${DAYS[1]}`;
    await expect.poll(() => router.push.mock.calls).toEqual([[`${SENT}?${times}`, { scroll: true }]]);
    expect(sent[0]?.fields).toMatchObject({
      ...{ kind: 'view', listing: 'rm-1001', preferred_date: `${FIRST} evening`, other_date: SECOND, website: '' },
      reach: '081 234 5678',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('keeps its id when it is sent again after a failure, a reload and a language switch', async () => {
    const { sent } = stubEndpoints([{ status: 503 }, 'no-answer', TAKEN]);
    const first = renderForm();
    fill('message', 'Is it still available?');
    fillPerson();
    for (const words of [/haven’t received your enquiry/, /We didn’t get a reply/]) {
      await first.user.click(submitButton());
      await screen.findByText(words);
      const failure = screen.getByRole('alert', { name: 'Your message wasn’t sent' });
      await expectFocus(failure);
      expect(notice('Your message wasn’t sent').getByRole('link').getAttribute('href')).toBe('tel:+6620000100');
    }
    first.unmount();
    const { user, router } = renderForm({ locale: 'th-th' });
    expect(field('message').value).toBe('Is it still available?');
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([field('consent_contact')]);
    await user.click(submitButton());
    const thanks = SENT.replace('en-us', 'th-th');
    await expect.poll(() => router.push.mock.calls).toEqual([[thanks, { scroll: true }]]);
    expect(new Set(sent.map(({ fields }) => fields.id)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(sessionStorage.length, 'a sent enquiry leaves no draft').toBe(0);
  });

  it('is sent again with a new id if the server has other content under the id', async () => {
    const { sent } = stubEndpoints([{ status: 409, json: { code: 'different' } }, TAKEN]);
    const { user, router } = renderForm();
    fill('message', 'Is it still available?');
    fillPerson();
    await user.click(submitButton());
    await expect.poll(() => router.push.mock.calls).toEqual([[SENT, { scroll: true }]]);
    expect(new Set(sent.map(({ fields }) => fields.id)).size).toBe(2);
  });
});

it('offers the next seven days from tomorrow, also on a page that was rendered yesterday', () => {
  stubEndpoints();
  const yesterdays = [TODAY, ...DAYS].map((day) => ({ value: formatInputDate(day), label: day }));
  renderForm({ kind: 'view', days: yesterdays });
  const offered = screen.getAllByRole('radio', { name: /Any time/ }).map((radio) => radio.getAttribute('value'));
  expect(offered).toEqual(DAYS.slice(0, 7).map(formatInputDate));
  expect(submitButton().textContent).toBe('Send enquiry');
});

it('folds the message of a viewing, and opens it for a question', () => {
  stubEndpoints();
  renderForm({ kind: 'view' });
  const fold = field('message').closest('details');
  expect(fold?.open).toBe(false);
  choose('Ask a question');
  expect(fold?.open).toBe(true);
});

describe('a draft', () => {
  it('is stored for this window only, and takes the kind of a new link', () => {
    stubEndpoints();
    const first = renderForm();
    fill('message', 'Is it still available?');
    expect(localStorage.length).toBe(0);
    first.unmount();
    renderForm({ kind: 'view' });
    expect(field('message').value).toBe('Is it still available?');
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: 'Book a viewing' }),
    ]);
  });

  it('of an earlier page keeps its day and phone number, which had other fields', () => {
    stubEndpoints();
    const typed = { kind: 'view', preferred_date: formatInputDate(DAYS[20] ?? ''), preferred_part: 'morning' };
    const values = readLeadForm(new Map(Object.entries({ ...typed, phone: '081 234 5678' })));
    sessionStorage.setItem('enquiry-draft rm-1001', JSON.stringify({ id: '', kind: 'view', values }));
    renderForm({ kind: 'view' });
    expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))).toEqual([
      'view',
      `${typed.preferred_date} morning`,
    ]);
    expect(field('reach').value).toBe('081 234 5678');
    expect(submitButton().textContent).toMatch(/^Ask for \w+day \d+, morning$/);
  });

  it('includes the values of a form sent without scripts, whose page gets its own URL', async () => {
    stubEndpoints();
    window.history.replaceState(null, '', '/api/seller-leads?locale=en-us');
    const typed = { kind: 'view', listing: 'rm-1001', name: 'Somying', other_date: SECOND ?? '' };
    const values = readLeadForm(new Map(Object.entries(typed)));
    const submitted = { values, errors: [{ field: 'preferred_date', code: 'date-required' } as const] };
    const { unmount } = renderForm({ kind: 'view', submitted });
    await expectFocus(screen.getByRole('alert', { name: 'There is a problem' }));
    await expect.poll(() => location.pathname + location.search).toBe('/en-us/listings/rm-1001/enquire?kind=view');
    unmount();
    renderForm({ kind: 'view' });
    expect([field('name').value, field('other_date').value]).toEqual(['Somying', SECOND]);
  });
});

it('a form that was first sent without scripts leaves no history entry once it is accepted', async () => {
  stubEndpoints();
  const values = readLeadForm(new Map(Object.entries({ kind: 'ask', listing: 'rm-1001', name: 'Somying' })));
  const { user, router } = renderForm({
    submitted: { values, errors: [{ field: 'message', code: 'message-required' }] },
  });
  fill('message', 'Is it still available?');
  fill('reach', '081 234 5678');
  consent();
  await user.click(submitButton());
  await expect.poll(() => router.replace.mock.calls).toEqual([[SENT, { scroll: true }]]);
  expect(router.push).not.toHaveBeenCalled();
});

describe('a request to find a home', () => {
  const renderRequest = (query: string) =>
    renderOnPage(
      <SearchRequestForm
        action="/api/seller-leads?locale=en-us"
        query={query}
        words="Buy · Condo"
        channels={<a href="tel:+6620000100">+6620000100</a>}
      />,
      { url: `/en-us/search/request${query}` },
    );

  it('sends the search of its page, also with a draft that was begun for another search', async () => {
    const { sent } = stubEndpoints();
    const first = renderRequest('?deal=rent');
    fill('message', 'Near a school');
    first.unmount();
    const { user, router } = renderRequest('?deal=sale&type=condo');
    expect(field('message').value).toBe('Near a school');
    fill('move_in', 'three-months');
    fillPerson();
    await user.click(submitButton());
    await expect
      .poll(() => router.push.mock.calls)
      .toEqual([['/en-us/search/request/sent/3F9A-07C1', { scroll: true }]]);
    expect(sent.map(({ fields }) => fields)).toMatchObject([
      {
        ...{ kind: 'find', search_query: '?deal=sale&type=condo', search_words: 'Buy · Condo' },
        ...{ message: 'Near a school', move_in: 'three-months', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('asks who the visitor is before the wishes, of which one is required if there is no search', async () => {
    stubEndpoints();
    const { user } = renderRequest('');
    await user.click(submitButton());
    await screen.findByRole('alert');
    const inOrder = ['#name', '#reach', '#consent_contact', '#message'];
    expect(links()).toEqual(inOrder);
    const shown = [...document.querySelectorAll(inOrder.join())].map(({ id }) => `#${id}`);
    expect(shown).toEqual(inOrder);
  });
});
