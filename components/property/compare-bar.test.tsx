import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { summary } from '../saved/testing/summaries';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { CompareBar, CompareButton } from './compare-bar';

const FULL = /^You can compare up to four homes/;

/** A list of five listings with the comparison bar. */
const list = (url = '/en-us/properties/1') =>
  renderOnPage(
    <>
      <main id="content" tabIndex={-1}>
        {[1, 2, 3, 4, 5].map((number) => (
          <CompareButton key={number} home={summary(number)} label={`Compare RM-${number}`} text="Compare" />
        ))}
      </main>
      <CompareBar path="/compare" />
    </>,
    { url },
  );

const toggle = (number: number) => screen.getByRole('button', { name: `Compare RM-${number}` });
const isChosen = (number: number) => toggle(number).getAttribute('aria-pressed') === 'true';
const bar = () => screen.queryByRole('complementary', { name: 'Homes to compare' });
const announced = (text: RegExp) => within(screen.getByRole('status')).queryByText(text);
const inBar = (name: string) => within(bar() ?? document.body).getByRole('button', { name });

it('rejects a fifth listing with a visible note, and announces it each time', async () => {
  const { user } = list();
  expect(bar()).toBeNull();
  for (const number of [1, 2, 3, 4]) await user.click(toggle(number));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/compare?ids=rm-4,rm-3,rm-2,rm-1');
  expect(screen.queryByText(FULL)).toBeNull();
  await user.click(toggle(5));
  expect(isChosen(5)).toBe(false);
  const announcement = announced(FULL);
  expect(announcement).not.toBeNull();
  within(bar() ?? document.body).getByText(FULL);
  await user.click(toggle(5));
  // Only a new element is announced.
  expect(announcement?.isConnected).toBe(false);
  expect(announced(FULL)).not.toBeNull();
  await user.click(toggle(2));
  expect(screen.queryByText(FULL)).toBeNull();
  await user.click(toggle(5));
  expect(kept('compared-homes')).toEqual(['rm-5', 'rm-4', 'rm-3', 'rm-1']);
});

it('moves the focus to the compare link when a listing is removed, and to the page after the last one', async () => {
  keep('compared-homes', ['rm-1', 'rm-2']);
  keep('home-summaries', [summary(1)]);
  const { user } = list();
  await user.click(inBar('Remove RM-1 from comparison'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Compare 1' }));
  await user.click(inBar('Remove rm-2 from comparison'));
  expect(document.activeElement?.id).toBe('content');
  expect(bar()).toBeNull();
});

it('clears all listings at once', async () => {
  keep('compared-homes', ['rm-1', 'rm-2']);
  const { user } = list();
  expect([isChosen(1), isChosen(2)]).toEqual([true, true]);
  await user.click(inBar('Clear comparison'));
  expect(bar()).toBeNull();
  expect([isChosen(1), isChosen(2)]).toEqual([false, false]);
});

it('does not follow the link offline, and shows a note', async () => {
  keep('compared-homes', ['rm-1', 'rm-2']);
  const { user } = list();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('link', { name: 'Compare 2' }));
  expect(announced(/^You’re offline/)).not.toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});

it('is hidden on the comparison page', () => {
  keep('compared-homes', ['rm-1', 'rm-5']);
  renderOnPage(<CompareBar path="/compare" />, { url: '/en-us/compare' });
  expect(bar()).toBeNull();
});
