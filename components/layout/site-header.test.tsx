import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { PhoneMenu } from './site-header';

const pressed = vi.fn();
let page: ReturnType<typeof renderOnPage>;
const opener = () => screen.getByLabelText('Menu', { selector: 'summary' });
const isOpen = () => opener().closest('details')?.open;

beforeEach(async () => {
  pressed.mockClear();
  page = renderOnPage(
    <>
      <PhoneMenu label="Menu" entries={[{ href: '/our-works/1', label: 'Our works' }]}>
        <button type="button">Colours</button>
      </PhoneMenu>
      <main>
        <button type="button" onClick={pressed}>
          A home
        </button>
      </main>
    </>,
  );
  await page.user.click(opener());
  expect(isOpen()).toBe(true);
});

it('closes on Escape and returns the focus to its button', async () => {
  screen.getByRole('link', { name: 'Our works' }).focus();
  await page.user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

it('closes when the visitor goes back, and returns the focus to its button', async () => {
  const link = screen.getByRole('link', { name: 'Our works' });
  expect(link.getAttribute('href')).toBe('/en-us/our-works/1');
  link.focus();
  await act(async () => history.back());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

it('closes on a press on the page below, which has no other effect', async () => {
  const below = screen.getByRole('button', { name: 'A home' });
  await page.user.click(below);
  expect(isOpen()).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  await page.user.click(below);
  expect(pressed).toHaveBeenCalledOnce();
});

it('stays open while the focus is inside, and closes when it leaves', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Colours' }));
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('button', { name: 'A home' }).focus());
  expect(isOpen()).toBe(false);
});
