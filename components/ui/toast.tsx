'use client';

import { Toast as Base } from '@base-ui/react/toast';
import { type ReactNode, useCallback } from 'react';
import { Glyph } from './glyph';

/** Milliseconds. Long enough to read two lines and reach the action. Hover and focus pause it (WCAG 2.2.1). */
const TIMEOUT_MS = 8_000;
const AT_ONCE = 3;

type Words = { region: string; close: string };
type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
};

function ToastList({ close }: { close: string }) {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="rounded-card border border-line bg-surface text-font shadow-raised transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 data-limited:hidden"
    >
      <Base.Content className="flex items-start gap-2 py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 grow py-2 leading-snug">
          <Base.Title render={<p />} className="font-semibold" />
          <Base.Description className="mt-0.5 text-muted text-sm" />
        </div>
        <Base.Action className="min-h-11 shrink-0 rounded-field px-3 font-semibold text-phprimary transition-colors duration-150 hover:bg-sunken" />
        <Base.Close
          aria-label={close}
          // Base UI hides the button from screen readers until keyboard focus is inside, which touch users never have.
          aria-hidden={false}
          className="grid size-11 shrink-0 place-items-center rounded-full text-icon transition-colors duration-150 hover:bg-sunken hover:text-font"
        >
          <Glyph name="cross" className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

/** Shows toasts of the components inside, at the bottom above the phone's bar. */
export function ToastProvider({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <Base.Provider timeout={TIMEOUT_MS} limit={AT_ONCE}>
      {children}
      <Base.Portal>
        <Base.Viewport
          aria-label={words.region}
          className="fixed inset-x-4 bottom-[calc(var(--p-bottom-bar)+env(safe-area-inset-bottom)+1rem)] z-tooltip mx-auto flex max-w-md flex-col-reverse gap-3 lg:left-6 lg:mx-0"
        >
          <ToastList close={words.close} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Returns a function that shows a short message about a finished action, with an optional action such as undo. */
export function useToast(): (message: ToastMessage) => void {
  const { add, close } = Base.useToastManager();
  return useCallback(
    ({ title, description, action }) => {
      const id = add({
        title,
        description,
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.onClick();
              close(id);
            },
          },
        }),
      });
    },
    [add, close],
  );
}
