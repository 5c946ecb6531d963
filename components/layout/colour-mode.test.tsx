import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLOUR_MODE_KEY } from '@/lib/build/first-paint-keys';
import { renderOnPage } from '../testing/render';
import { ColourMode } from './colour-mode';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** The media query for a dark system. */
let system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  document.documentElement.className = '';
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

function renderMode() {
  const rendered = renderOnPage(<ColourMode label="Colour mode" names={names} icons={names} named={false} />);
  const button = screen.getByRole('button', { name: /^Colour mode: / });
  const expectMode = (name: string) => {
    expect(button.getAttribute('aria-label')).toBe(`Colour mode: ${name}`);
    expect(button.title).toBe(`Colour mode: ${name}`);
  };
  return { ...rendered, press: () => fireEvent.click(button), expectMode };
}

const shown = () => document.documentElement.className;
const from = (event: Event) => act(() => void window.dispatchEvent(event));

it('C follows the system, also when it changes, until a mode is chosen', () => {
  const { press, expectMode } = renderMode();
  expectMode('System');
  expect(shown()).toBe('light');
  system.matches = true;
  act(() => void system.dispatchEvent(new Event('change')));
  expect(shown()).toBe('dark');
  press();
  expectMode('Light');
  expect(shown()).toBe('light');
  act(() => void system.dispatchEvent(new Event('change')));
  expect(shown()).toBe('light');
});

it('C a press cycles through system, light and dark, and stores the choice under the key of the earlier site', () => {
  const { press, expectMode } = renderMode();
  for (const [name, stored] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['System', 'system'],
  ] as const) {
    press();
    expectMode(name);
    expect(localStorage.getItem('nuxt-color-mode')).toBe(stored);
  }
});

it('C follows a choice of another window, also after a restore from the back-forward cache', () => {
  const { expectMode } = renderMode();
  localStorage.setItem(COLOUR_MODE_KEY, 'dark');
  from(new StorageEvent('storage', { key: COLOUR_MODE_KEY }));
  expectMode('Dark');
  expect(shown()).toBe('dark');
  localStorage.setItem(COLOUR_MODE_KEY, 'light');
  from(Object.assign(new Event('pageshow'), { persisted: true }));
  expectMode('Light');
  expect(shown()).toBe('light');
});

it('C keeps the choice in memory if storage is denied', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { press, expectMode } = renderMode();
  press();
  press();
  expect(shown()).toBe('dark');
  from(new StorageEvent('storage', { key: 'saved-homes' }));
  expectMode('Dark');
  press();
  expectMode('System');
  from(new StorageEvent('storage', { key: null }));
  storage.mockRestore();
});
