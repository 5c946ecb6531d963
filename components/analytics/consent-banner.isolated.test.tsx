import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ConsentBanner } from './consent-banner';

vi.mock('./follow-consent', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./follow-consent')>()),
  followConsent: vi.fn(),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with the button of its footer, connected as in `ConsentStart`. */
function PageWithSettings() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAsked((times) => times + 1)}>
        Cookie settings
      </button>
      <ConsentBanner gtmId="GTM-X" reopenCount={asked} />
    </>
  );
}

const open = () => renderOnPage(<PageWithSettings />);
const panel = () => screen.queryByRole('region', { name: 'May we use analytics and ad cookies?' });
const button = (name: string) => screen.getByRole('button', { name });
const measurement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Analytics/ });
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const storeChoices = (measured: boolean, version = 1) =>
  localStorage.setItem(
    'consent',
    JSON.stringify({ version, at: '2026-11-22', choices: { measurement: measured, advertising: false } }),
  );
const spyOnReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

it('shows three buttons to a new visitor, takes no focus, and does not close on Escape', async () => {
  const { user } = open();
  expect(panel()?.querySelectorAll('button')).toHaveLength(3);
  expect(document.activeElement).toBe(document.body);
  act(() => button('Choose').focus());
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
  expect(stored()).toBeNull();
});

it('stores a refusal and closes without a reload', async () => {
  const reload = spyOnReload();
  const { user } = open();
  await user.click(button('Reject all'));
  expect(panel()).toBeNull();
  expect(stored()).toMatchObject({ version: 1, choices: { measurement: false, advertising: false } });
  expect(reload).not.toHaveBeenCalled();
});

it('shows unticked choices after a press on Choose', async () => {
  const { user } = open();
  await user.click(button('Choose'));
  expect(measurement().checked).toBe(false);
});

it('opens from the settings with the focus, stores only measurement, and returns the focus', async () => {
  storeChoices(false);
  const { user } = open();
  expect(panel()).toBeNull();
  await user.click(button('Cookie settings'));
  expect(document.activeElement).toBe(panel());
  await user.click(measurement());
  await user.click(button('Save choices'));
  expect(stored()).toMatchObject({ choices: { measurement: true, advertising: false } });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button('Cookie settings'));
});

it('closes settings without a change on Escape and on Close', async () => {
  storeChoices(true);
  const { user } = open();
  for (const close of [() => user.keyboard('{Escape}'), () => user.click(button('Close'))]) {
    await user.click(button('Cookie settings'));
    await close();
    expect(panel()).toBeNull();
  }
  expect(stored().choices.measurement).toBe(true);
});

it('reloads the page when the visitor withdraws consent', async () => {
  const reload = spyOnReload();
  storeChoices(true);
  const { user } = open();
  await user.click(button('Cookie settings'));
  expect(measurement().checked).toBe(true);
  await user.click(button('Reject all'));
  expect(stored()).toMatchObject({ choices: { measurement: false } });
  expect(reload).toHaveBeenCalledOnce();
});

it('opens again if the record is unreadable or has an older version', () => {
  for (const store of [() => storeChoices(true, 0), () => localStorage.setItem('consent', '{')]) {
    store();
    const { unmount } = open();
    expect(panel()).not.toBeNull();
    unmount();
  }
});

it('closes when another window stores an answer', () => {
  open();
  act(() => {
    storeChoices(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  expect(panel()).toBeNull();
});

it('keeps the answer in memory if storage is denied', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, clear: () => undefined });
  const { user } = open();
  await user.click(button('Accept all'));
  expect(panel()).toBeNull();
});
