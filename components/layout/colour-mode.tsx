'use client';

import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { COLOUR_MODE_KEY, type ColourModePreference } from './colour-mode-script';

const ORDER: readonly ColourModePreference[] = ['system', 'light', 'dark'];

const isPreference = (value: unknown): value is ColourModePreference => ORDER.some((mode) => mode === value);

function stored(): ColourModePreference {
  try {
    const value = localStorage.getItem(COLOUR_MODE_KEY);
    return isPreference(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

function keep(mode: ColourModePreference): void {
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Storage is forbidden: the choice holds for this page view.
  }
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

/** Another tab's choice arrives as a storage event. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

type Props = {
  label: string;
  names: Record<ColourModePreference, string>;
  icons: Record<ColourModePreference, ReactNode>;
};

export function ColourMode({ label, names, icons }: Props) {
  const kept = useSyncExternalStore(subscribe, stored, () => 'system' as const);
  const [chosen, choose] = useState<ColourModePreference | null>(null);
  const mode = chosen ?? kept;
  // Before paint, also after a language switch has put a fresh html element in place.
  useLayoutEffect(() => show(mode), [mode]);

  const next = ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length] ?? 'system';
  const change = () => {
    keep(next);
    choose(next);
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={`${label}: ${names[mode]}`}
      title={`${label}: ${names[mode]}`}
      className="flex size-11 items-center justify-center rounded-field hover:bg-sunken hover:text-phprimary"
    >
      {icons[mode]}
    </button>
  );
}
