import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLOUR_MODE_KEY } from '@/lib/build/colour-mode-script';
import { renderOnPage } from '../testing/render';
import { ColourMode } from './colour-mode';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** The browser's answer to whether the system is dark. */
let system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  document.documentElement.className = '';
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

function renderMode() {
  const rendered = renderOnPage(<ColourMode label="Colour mode" names={names} icons={names} named={false} />);
  const button = screen.getByRole('button', { name: /^Colour mode: / });
  const says = (name: string) => {
    expect(button.getAttribute('aria-label')).toBe(`Colour mode: ${name}`);
    expect(button.title).toBe(`Colour mode: ${name}`);
  };
  return { ...rendered, press: () => fireEvent.click(button), says };
}

const shown = () => document.documentElement.className;
const from = (event: Event) => act(() => void window.dispatchEvent(event));

it('C the system is followed, also when it changes, until a mode is chosen', () => {
  const { press, says } = renderMode();
  says('System');
  expect(shown()).toBe('light');
  system.matches = true;
  act(() => void system.dispatchEvent(new Event('change')));
  expect(shown()).toBe('dark');
  press();
  says('Light');
  expect(shown()).toBe('light');
  act(() => void system.dispatchEvent(new Event('change')));
  expect(shown()).toBe('light');
});

it('C a press goes from system to light to dark and back, and the choice is kept under the key of the original', () => {
  const { press, says } = renderMode();
  for (const [name, kept] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['System', 'system'],
  ] as const) {
    press();
    says(name);
    expect(localStorage.getItem('nuxt-color-mode')).toBe(kept);
  }
});

it('C another window of the site and a page that the browser had kept follow what was chosen', () => {
  const { says } = renderMode();
  localStorage.setItem(COLOUR_MODE_KEY, 'dark');
  from(new StorageEvent('storage', { key: COLOUR_MODE_KEY }));
  says('Dark');
  expect(shown()).toBe('dark');
  localStorage.setItem(COLOUR_MODE_KEY, 'light');
  from(Object.assign(new Event('pageshow'), { persisted: true }));
  says('Light');
  expect(shown()).toBe('light');
});

it('C where storage is forbidden the choice holds for the window', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { press, says } = renderMode();
  press();
  press();
  expect(shown()).toBe('dark');
  from(new StorageEvent('storage', { key: 'saved-homes' }));
  says('Dark');
  press();
  says('System');
  from(new StorageEvent('storage', { key: null }));
  storage.mockRestore();
});
