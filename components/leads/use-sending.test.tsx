import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { kept } from '../testing/storage';
import { type Answer, stubEndpoints, TAKEN } from './testing/endpoint';
import { expectFocus, field, fill, notice, submitButton } from './testing/fields';
import { fillRequired, goToLastStep, renderSellerForm, send } from './testing/seller-page';
// Loads the rules before the tests, which expect errors right after a press.
import '@/lib/leads/lead-schemas';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const THANKS = ['/en-us/contact-us-for-sell/sent/3F9A-07C1', { scroll: true }];

/** The draft of the form that this device stores. */
const draft = () => kept('seller-draft');

/** Stubs endpoints that respond only after `answer()` is called. */
function stubHeld() {
  let answer = () => {};
  const before = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { ...stubEndpoints([TAKEN], before), answer: () => answer() };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('an enquiry that is sent', () => {
  it('is sent once however often it is submitted, leads to the thank-you page and leaves no draft', async () => {
    const { sent, answer } = stubHeld();
    const { user, router } = renderSellerForm();
    fillRequired();
    await goToLastStep();
    const button = submitButton();
    await user.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Sending…').getAttribute('role')).toBe('status');
    await user.click(button);
    field('name').focus();
    await user.keyboard('{Enter}');
    // Browser extensions that fill in forms submit them without a press.
    fireEvent.submit(button);
    answer();
    await waitFor(() => expect(router.push.mock.calls).toEqual([THANKS]));
    expect(sent).toHaveLength(1);
    expect(draft()).toBeNull();
  });

  it('has every field, a new id, the token, its page and its campaign', async () => {
    window.history.replaceState(null, '', '/en-us/contact-us-for-sell?utm_source=line&x=1');
    const { sent, asked } = stubEndpoints();
    const { user } = renderSellerForm({ locale: 'th-th' });
    fillRequired();
    await waitFor(() => expect(asked).toContain('/api/seller-leads/opened'));
    // The form reads the token from the response.
    await act(async () => undefined);
    await send(user);
    await waitFor(() => expect(sent.length).toBe(1));
    expect(sent[0]).toMatchObject({
      path: '/api/seller-leads?locale=th-th',
      fields: {
        ...{ name: 'Somchai', phone: '081 234 5678', province: '10', size_unit: 'sqm', consent_contact: 'yes' },
        ...{ opened: 'opened-token', page: '/en-us/contact-us-for-sell', utm_source: 'line' },
        id: expect.stringMatching(UUID),
      },
    });
    expect(sent[0]?.fields).not.toHaveProperty('x');
    expect(
      asked.filter((path) => path.endsWith('/opened')),
      'the token is requested once',
    ).toHaveLength(1);
  });

  it('is sent again with a new id if the server has other content under the id', async () => {
    const { sent } = stubEndpoints([{ status: 409, json: { code: 'different' } }, TAKEN]);
    const { user, router } = renderSellerForm();
    fillRequired();
    await send(user);
    await waitFor(() => expect(router.push.mock.calls).toEqual([THANKS]));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.fields.id).not.toBe(sent[1]?.fields.id);
  });
});

describe('an enquiry that does not arrive', () => {
  it('shows the reason and other contacts, and keeps its id after a reload', async () => {
    const { sent } = stubEndpoints([{ status: 503 }, 'no-answer', { status: 429 }, TAKEN]);
    const first = renderSellerForm();
    fillRequired();
    await send(first.user);
    for (const words of [/haven’t received your enquiry/, /We didn’t get a reply/, /can’t take more enquiries/]) {
      await screen.findByText(words);
      const failure = screen.getByRole('alert', { name: 'Your message wasn’t sent' });
      await expectFocus(failure);
      expect(notice('Your message wasn’t sent').getByRole('link').getAttribute('href')).toBe('tel:+6620000100');
      expect(submitButton().textContent).toBe('Try again');
      if (sent.length < 3) await send(first.user);
    }
    expect(field('name').value).toBe('Somchai');
    first.unmount();
    const { user, router } = renderSellerForm();
    await user.click(field('consent_contact'));
    await send(user);
    await waitFor(() => expect(router.push.mock.calls).toEqual([THANKS]));
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ fields }) => fields.id)).size).toBe(1);
    expect(sent[3]?.fields, 'a restored form has no opening time').not.toHaveProperty('opened');
  });

  it.each<[string, Answer]>([
    ['the login page of a network', { status: 200, json: { welcome: 'to the airport' } }],
    ['a request timeout of the server', { status: 408 }],
  ])('treats %s as no response', async (_, answer) => {
    stubEndpoints([answer]);
    const { user, router } = renderSellerForm();
    fillRequired();
    await send(user);
    expect(await screen.findByText(/We didn’t get a reply/)).toBeDefined();
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a page that was left', () => {
  it('while an enquiry is being sent does not navigate later, and drops the draft on acceptance', async () => {
    const { answer } = stubHeld();
    const { user, router, unmount } = renderSellerForm();
    fillRequired();
    await send(user);
    unmount();
    expect(draft()).toMatchObject({ values: { name: 'Somchai' } });
    answer();
    await waitFor(() => expect(draft()).toBeNull());
    expect(router.push).not.toHaveBeenCalled();
    renderSellerForm();
    expect(field('name').value).toBe('');
  });

  it('is empty when the browser restores it after the enquiry was accepted', async () => {
    stubEndpoints();
    const { user, router } = renderSellerForm();
    fillRequired();
    await send(user);
    await waitFor(() => expect(router.push.mock.calls.length).toBe(1));
    fill('name', 'Malee');
    expect(draft(), 'text typed after the acceptance is not a draft').toBeNull();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('name').value).toBe('');
    expect(submitButton().getAttribute('aria-disabled')).toBeNull();
    fill('name', 'Malee');
    expect(draft()).toMatchObject({ values: { name: 'Malee' } });
  });
});
