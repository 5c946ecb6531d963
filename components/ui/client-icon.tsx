'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isFullIconName } from '@/lib/content/ids';
import { useSite } from './navigation';

type Drawing = ReturnType<typeof import('./iconify-client').iconifyIcon>;

const importFailed = (error: unknown) => console.warn('Icons could not be loaded.', error);

type Props = {
  name: string;
  className?: string | undefined;
  /** Shown until the icon has loaded, or if no host has it. */
  fallback?: ReactNode;
};

/** A decorative icon whose name only the browser or the content knows. Use `Icon` for all others. */
export function ClientIcon({ name, className = '', fallback = null }: Props) {
  const { iconOrigins } = useSite();
  const [Drawn, setDrawn] = useState<Drawing | null>(null);
  const drawable = isFullIconName(name);
  useEffect(() => {
    if (!drawable) return;
    // Imported with the first icon, so that pages without one do not load the library.
    import('./iconify-client').then(({ iconifyIcon }) => setDrawn(() => iconifyIcon(iconOrigins)), importFailed);
  }, [drawable, iconOrigins]);
  return (
    <span aria-hidden="true" className={`icon ${className}`}>
      {drawable && Drawn !== null ? (
        // A CSS image, so that an icon from a host cannot run a script. `ssr` renders a cached icon immediately.
        <Drawn
          icon={name}
          ssr
          mode="style"
          fallback={fallback}
          width="100%"
          height="100%"
          style={{ display: 'block' }}
        />
      ) : (
        fallback
      )}
    </span>
  );
}
