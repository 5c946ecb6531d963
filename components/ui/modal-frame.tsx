'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Glyph } from './glyph';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Classes for position and transition. */
  place: string;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * Inside of a modal: backdrop, title, close button, and a sticky footer. The modal itself scrolls, not a part of it, so
 * that the keyboard scrolls it wherever focus is.
 */
export function ModalFrame({ title, description, closeLabel, place, children, footer }: Props) {
  return (
    <Base.Portal>
      <Base.Backdrop className="page-backdrop fixed inset-0 z-overlay bg-grey-950/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup
        className={`fixed z-modal flex flex-col overflow-y-auto overscroll-contain border-line bg-surface text-font shadow-raised outline-none ${place}`}
      >
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-surface py-3 pr-3 pl-5">
          <Base.Title className="min-w-0 py-1.5 text-xl">{title}</Base.Title>
          <Base.Close
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-full text-icon transition-colors duration-150 hover:bg-sunken hover:text-font"
          >
            <Glyph name="cross" />
          </Base.Close>
        </div>
        <div className="grow px-5 pb-5">
          {description ? <Base.Description className="mb-4 text-muted">{description}</Base.Description> : null}
          {children}
        </div>
        {footer ? (
          <div className="sticky bottom-0 z-1 flex flex-wrap gap-3 border-line border-t bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        ) : null}
      </Base.Popup>
    </Base.Portal>
  );
}
