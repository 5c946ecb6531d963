'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type ButtonVariant, buttonClass } from './button';
import { Glyph } from './glyph';
import { useBackToClose } from './use-back-to-close';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Classes for position and transition. */
  place: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** The whole modal scrolls, not a part of it, so that the keyboard scrolls it wherever focus is. */
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

export type ModalProps = Omit<ComponentProps<typeof ModalFrame>, 'place'> & {
  /** Content of the button that opens it, unless the parent controls `open`. */
  trigger?: ReactNode;
  triggerVariant?: ButtonVariant;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

function useModal(open: boolean | undefined, onOpenChange: ModalProps['onOpenChange']) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const modal = { open: open ?? isOwnOpen, onOpenChange: onOpenChange ?? setOwnOpen };
  useBackToClose(modal.open, () => modal.onOpenChange(false));
  return modal;
}

export function Dialog({ trigger, triggerVariant = 'secondary', open, onOpenChange, ...frame }: ModalProps) {
  const modal = useModal(open, onOpenChange);
  return (
    <Base.Root {...modal}>
      {trigger === undefined ? null : <Base.Trigger className={buttonClass(triggerVariant)}>{trigger}</Base.Trigger>}
      <ModalFrame
        {...frame}
        place="top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 rounded-card border transition-[opacity,scale] duration-200 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
      />
    </Base.Root>
  );
}

/** Comes from the bottom on phones, and from the right on wider viewports. */
export function Sheet({ trigger, triggerVariant = 'secondary', open, onOpenChange, ...frame }: ModalProps) {
  const modal = useModal(open, onOpenChange);
  return (
    <Base.Root {...modal}>
      {trigger === undefined ? null : <Base.Trigger className={buttonClass(triggerVariant)}>{trigger}</Base.Trigger>}
      <ModalFrame
        {...frame}
        place="bottom-0 max-md:inset-x-0 max-md:max-h-[calc(100dvh-3rem)] max-md:rounded-t-[1.25rem] max-md:border-t max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:top-0 md:right-0 md:w-[26rem] md:border-l md:max-w-[calc(100%-3rem)] md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full transition-transform duration-250 ease-out"
      />
    </Base.Root>
  );
}

type Tab = { id: string; label: ReactNode; panel: ReactNode; disabled?: boolean };

/** Without JavaScript all panels are visible, one below the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <BaseTabs.Root defaultValue={tabs[0].id}>
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className="flex overflow-x-auto shadow-[inset_0_-1px_var(--p-line)] [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: name, disabled = false }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            disabled={disabled}
            className="min-h-11 shrink-0 border-transparent border-b-2 px-4 py-2 font-medium text-muted transition-colors duration-150 hover:text-font focus-visible:outline-offset-[-3px] data-active:border-phprimary data-disabled:cursor-not-allowed data-active:text-phprimary data-disabled:text-control"
          >
            {name}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, panel }) => (
        <BaseTabs.Panel
          key={id}
          value={id}
          keepMounted
          // Hidden by a class, because CSS for pages without JavaScript can override it, unlike the attribute.
          hidden={false}
          className={({ hidden }) => `py-5 data-ending-style:hidden ${hidden ? 'hidden noscript:block' : ''}`}
        >
          {panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
