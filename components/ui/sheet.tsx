'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { buttonClass } from './button-class';
import type { ModalProps } from './dialog';
import { ModalFrame } from './modal-frame';

/** A modal for filters and menus. It comes from the bottom on phones, and from the right on wider viewports. */
export function Sheet({ trigger, triggerVariant = 'secondary', open, onOpenChange, ...frame }: ModalProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : <Base.Trigger className={buttonClass(triggerVariant)}>{trigger}</Base.Trigger>}
      <ModalFrame
        {...frame}
        place="bottom-0 max-md:inset-x-0 max-md:max-h-[calc(100dvh-3rem)] max-md:rounded-t-[1.25rem] max-md:border-t max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:top-0 md:right-0 md:w-[26rem] md:border-l md:max-w-[calc(100%-3rem)] md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full transition-transform duration-250 ease-out"
      />
    </Base.Root>
  );
}
