'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class';
import { ModalFrame } from './modal-frame';

export type ModalProps = Omit<ComponentProps<typeof ModalFrame>, 'place'> & {
  /** Content of the button that opens it. Omit it if the parent controls `open`. */
  trigger?: ReactNode;
  triggerVariant?: ButtonVariant;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A modal dialog for a question or a short form. It includes the button that opens it and returns focus to it. */
export function Dialog({ trigger, triggerVariant = 'secondary', open, onOpenChange, ...frame }: ModalProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : <Base.Trigger className={buttonClass(triggerVariant)}>{trigger}</Base.Trigger>}
      <ModalFrame
        {...frame}
        place="top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 rounded-card border transition-[opacity,scale] duration-200 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
      />
    </Base.Root>
  );
}
