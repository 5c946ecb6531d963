'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isFullIconName } from '@/lib/content/icon-name';
import { useSite } from './site-context';

type Drawing = ReturnType<typeof import('./iconify-client').iconifyIcon>;

const importFailed = (error: unknown) => console.warn('Icons could not be loaded.', error);

type Props = {
  name: string;
  className?: string | undefined;
  /** Shown until the icon has loaded, and if no host has it. */
  instead?: ReactNode;
};

/**
 * A decorative icon known only in the browser, such as `lucide:check` in a message or one that content names; all
 * others are `Icon`. Its box has the size of an `Icon` from the start.
 */
export function ClientIcon({ name, className = '', instead = null }: Props) {
  const { iconOrigins } = useSite();
  const [Drawn, setDrawn] = useState<Drawing | null>(null);
  const drawable = isFullIconName(name);
  useEffect(() => {
    if (!drawable) return;
    // Imported when the first one is shown: pages without one do not pay for the library.
    import('./iconify-client').then(({ iconifyIcon }) => setDrawn(() => iconifyIcon(iconOrigins)), importFailed);
  }, [drawable, iconOrigins]);
  return (
    <span aria-hidden="true" className={`icon ${className}`}>
      {drawable && Drawn !== null ? (
        // As a CSS picture and not as markup: no drawing from a host can run a script. `ssr` draws a known icon at once.
        <Drawn
          icon={name}
          ssr
          mode="style"
          fallback={instead}
          width="100%"
          height="100%"
          style={{ display: 'block' }}
        />
      ) : (
        instead
      )}
    </span>
  );
}
