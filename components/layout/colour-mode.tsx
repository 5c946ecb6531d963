'use client';

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { COLOUR_MODE_KEY, type ColourModePreference } from '@/lib/build/first-paint-keys';

const ORDER: readonly ColourModePreference[] = ['system', 'light', 'dark'];

const isPreference = (value: unknown): value is ColourModePreference => ORDER.some((mode) => mode === value);

/** A choice that could not be stored applies to this window until another window stores one. */
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
    // Storage is blocked.
    chosen = mode;
  }
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== COLOUR_MODE_KEY && key !== null) return;
    chosen = null;
    onChange();
  };
  // A document in the back/forward cache gets no storage events.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage, { signal: controller.signal });
  window.addEventListener('pageshow', onShown, { signal: controller.signal });
  return () => {
    listeners.delete(onChange);
    controller.abort();
  };
}

/** Returns a function that stops following the system. */
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
  named: boolean;
};

export function ColourMode({ label, names, icons, named }: Props) {
  const mode = useSyncExternalStore(subscribe, preference, () => 'system' as const);
  // The first `mode` is the server's, which does not know the stored choice: read it here, before paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again for another mode.
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
