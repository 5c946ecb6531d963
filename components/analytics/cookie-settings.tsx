'use client';

import { SETTINGS_ASKED } from './settings-asked';

/** Opens the choice again. Without JavaScript nothing is measured, and there is nothing to choose. */
export function CookieSettings({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      onClick={() => window.dispatchEvent(new Event(SETTINGS_ASKED))}
      className={`noscript:hidden ${className}`}
    >
      {label}
    </button>
  );
}
