'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

const GAP = 8;
const EDGE = 8;
const WIDTH = 384;
const HEIGHT = 440;
/** Minimum useful height in pixels: about four rows. */
const USEFUL = 240;
/** Height in pixels of what may be above the field: the sticky header and the field's label. */
const ABOVE = 108;

type Field = RefObject<HTMLInputElement | null>;

/** The bottom of the visual viewport, above any on-screen keyboard, in pixels from the top. */
const visibleBottom = () => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
};

function position(panel: HTMLElement, input: HTMLElement): void {
  const { left, bottom, width } = input.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, WIDTH), page - 2 * EDGE);
  Object.assign(panel.style, {
    top: `${bottom + GAP}px`,
    left: `${Math.max(EDGE, Math.min(left, page - wide - EDGE))}px`,
    width: `${wide}px`,
    maxHeight: `${Math.max(USEFUL / 2, Math.min(HEIGHT, visibleBottom() - bottom - GAP - EDGE))}px`,
  });
}

/** Scrolls the field up to the header on touch devices, so that the on-screen keyboard does not cover the list. */
function scrollIntoSpace(input: HTMLElement): void {
  const { top, bottom } = input.getBoundingClientRect();
  const missing = HEIGHT - (visibleBottom() - bottom);
  if (missing <= 0 || !matchMedia('(pointer: coarse)').matches) return;
  window.scrollBy({ top: Math.max(0, Math.min(missing, top - ABOVE)), behavior: 'instant' });
}

function followInput(panel: HTMLElement, input: HTMLElement): () => void {
  const reposition = () => position(panel, input);
  const onResize = () => {
    scrollIntoSpace(input);
    reposition();
  };
  const { visualViewport } = window;
  window.addEventListener('scroll', reposition, { capture: true, passive: true });
  window.addEventListener('resize', onResize);
  visualViewport?.addEventListener('resize', onResize);
  visualViewport?.addEventListener('scroll', reposition);
  return () => {
    window.removeEventListener('scroll', reposition, { capture: true });
    window.removeEventListener('resize', onResize);
    visualViewport?.removeEventListener('resize', onResize);
    visualViewport?.removeEventListener('scroll', reposition);
  };
}

/** A popover, so that no column clips it. It follows the field in the document, so Tab moves from one to the other. */
export function SuggestPanel({ input, children }: { input: Field; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, field] = [panel.current, input.current];
    if (box === null || field === null) return;
    box.showPopover?.();
    scrollIntoSpace(field);
    position(box, field);
    return followInput(box, field);
  }, [input]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps focus in the field; its parts have roles
    <div
      ref={panel}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-menu flex-col open:flex m-0 overflow-hidden rounded-field border border-line bg-surface p-1 text-font shadow-raised print:hidden"
    >
      {children}
    </div>
  );
}
