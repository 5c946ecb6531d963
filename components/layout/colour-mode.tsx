'use client';

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { COLOUR_MODE_KEY, type ColourModePreference } from '@/lib/build/colour-mode-script';

const ORDER: readonly ColourModePreference[] = ['system', 'light', 'dark'];

const isPreference = (value: unknown): value is ColourModePreference => ORDER.some((mode) => mode === value);

/** What was chosen in this window and could not be stored. Another window's choice replaces it. */
let chosen: ColourModePreference | null = null;
const listeners = new Set<() => void>();

function preference(): ColourModePreference {
  if (chosen !== null) return chosen;
  try {
    const value = localStorage.getItem(COLOUR_MODE_KEY);
    return isPreference(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

function choose(mode: ColourModePreference): void {
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode);
    chosen = null;
  } catch {
    // Storage is forbidden: the choice holds for this window.
    chosen = mode;
  }
  for (const tell of listeners) tell();
}

function subscribe(onChange: () => void): () => void {
  const done = new AbortController();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== COLOUR_MODE_KEY && key !== null) return;
    chosen = null;
    onChange();
  };
  // While the browser keeps a document that was left, nobody tells it anything.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage, { signal: done.signal });
  window.addEventListener('pageshow', onShown, { signal: done.signal });
  return () => {
    listeners.delete(onChange);
    done.abort();
  };
}

/** Shows a mode and, for `system`, follows the system until the returned function is called. */
function show(mode: ColourModePreference): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = mode === 'dark' || (mode === 'system' && system.matches);
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  apply();
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

type Props = {
  label: string;
  names: Record<ColourModePreference, string>;
  icons: Record<ColourModePreference, ReactNode>;
  /** With its words beside the picture. */
  named: boolean;
};

export function ColourMode({ label, names, icons, named }: Props) {
  const mode = useSyncExternalStore(subscribe, preference, () => 'system' as const);
  // Before paint, also after a language switch has put a fresh html element in place. The first `mode` is the server's,
  // which knows no choice: to show it would flash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode is another choice.
  useLayoutEffect(() => show(preference()), [mode]);

  const next = ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length] ?? 'system';
  const text = `${label}: ${names[mode]}`;
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      aria-label={text}
      title={text}
      className={`flex items-center rounded-field hover:bg-sunken hover:text-phprimary ${named ? 'min-h-12 gap-3 font-medium' : 'size-11 justify-center'}`}
    >
      {icons[mode]}
      {named ? text : null}
    </button>
  );
}
