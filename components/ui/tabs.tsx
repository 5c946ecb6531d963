'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { id: string; label: ReactNode; panel: ReactNode; disabled?: boolean };

/** Tab panels, one visible at a time. Without JavaScript all panels are visible, one below the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <Base.Root defaultValue={tabs[0].id}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className="flex overflow-x-auto shadow-[inset_0_-1px_var(--p-line)] [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: name, disabled = false }) => (
          <Base.Tab
            key={id}
            value={id}
            disabled={disabled}
            className="min-h-11 shrink-0 border-transparent border-b-2 px-4 py-2 font-medium text-muted transition-colors duration-150 hover:text-font focus-visible:outline-offset-[-3px] data-active:border-phprimary data-disabled:cursor-not-allowed data-active:text-phprimary data-disabled:text-control"
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel
          key={id}
          value={id}
          keepMounted
          // Hidden by a class, because CSS for pages without JavaScript can override it, unlike the attribute.
          hidden={false}
          className={({ hidden }) => `py-5 data-ending-style:hidden ${hidden ? 'hidden noscript:block' : ''}`}
        >
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
