'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'type' | 'ref'> & { label: string };

/**
 * An icon button (the icon is its child) whose label appears on hover and focus. Touch screens have no hover, so an
 * icon that needs an explanation must have a visible label instead.
 */
export function Tooltip({ label, children, ...button }: Props) {
  return (
    <Base.Root>
      <Base.Trigger
        {...button}
        aria-label={label}
        delay={300}
        className="grid size-11 shrink-0 place-items-center rounded-full text-icon transition-colors duration-150 hover:bg-sunken hover:text-font"
      >
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-tooltip">
          <Base.Popup className="max-w-[min(18rem,var(--available-width))] rounded-field bg-font px-3 py-1.5 text-page text-sm transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
