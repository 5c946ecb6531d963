'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localizedPath } from '@/lib/i18n/locales';
import { nextPaint, useDeviceLayout } from '../ui/browser';
import { buttonClass } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { useSite } from '../ui/navigation';
import { Skeleton } from '../ui/skeleton';
import { useBackToClose } from '../ui/use-back-to-close';
import { ALL_FIELDS } from './form-query';

type Props = {
  title: string;
  closeLabel: string;
  summary: ReactNode;
  /** Without scripts. */
  open: boolean;
  children: ReactNode;
  footer: ReactNode;
};

/** D: a native dialog, because the fields stay in the form and are submitted whether it is open or closed. */
export function FilterSheet({ title, closeLabel, summary, open: isUnfolded, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  useBackToClose(isOpen, close);
  const layout = useDeviceLayout();
  // After a rotation or a resize, the filters may be in the search row and need no dialog.
  useEffect(() => {
    if (layout === 'default') dialog.current?.close();
  }, [layout]);
  const open = async (event: MouseEvent<HTMLDetailsElement>) => {
    // The visitor opened the native <details> before hydration. Let it close natively too.
    if (event.currentTarget.open) return;
    event.preventDefault();
    // Without React, which would take half of the time until the press shows.
    const pressed = event.currentTarget.querySelector('summary');
    pressed?.setAttribute('aria-busy', 'true');
    await nextPaint();
    pressed?.removeAttribute('aria-busy');
    // First the history entry, so that Back closes the dialog as soon as it is visible.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the summary, which has its own keyboard */}
      <details open={isUnfolded} className="peer lg:order-1" onClick={open}>
        <summary className={buttonClass('secondary', 'list-none whitespace-nowrap max-lg:px-3')}>{summary}</summary>
      </details>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it handles only clicks on the backdrop; Escape closes it */}
      <dialog
        ref={dialog}
        aria-label={title}
        onClick={closeOnBackdrop}
        onClose={() => setOpen(false)}
        className="filter-sheet"
      >
        <div className="sticky top-0 z-2 hidden items-center justify-between bg-surface py-1.5 pr-3 pl-5 in-[:modal]:flex">
          <h2 className="text-xl">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className="grid size-11 shrink-0 place-items-center rounded-full text-icon transition-colors duration-150 hover:bg-sunken hover:text-font"
          >
            <Glyph name="cross" />
          </button>
        </div>
        {children}
        <div className="filter-footer">{footer}</div>
      </dialog>
    </>
  );
}

type LateFieldsProps = { id: string; path: string; label: string; children?: ReactNode };

async function fetchMarkup(address: string, id: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The fields could not be loaded: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(id)?.innerHTML ?? '';
}

const isChanged = (fields: HTMLElement | null): boolean =>
  [...(fields?.querySelectorAll('input, select') ?? [])].some(
    (field) =>
      (field instanceof HTMLInputElement &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue)) ||
      (field instanceof HTMLSelectElement && [...field.options].some((o) => o.selected !== o.defaultSelected)),
  );

const FieldSkeletons = () =>
  ['w-24', 'w-32', 'w-20'].map((width) => (
    <div key={width}>
      <Skeleton className={`mb-1.5 h-5 ${width}`} />
      <Skeleton className="h-11.5 w-full rounded-field" />
    </div>
  ));

/** Loads the fields of a group when it is opened. Without scripts, or if that fails, a button requests the whole page. */
export function LateFields({ id, path, label, children }: LateFieldsProps) {
  const { locale, routing } = useSite();
  const address = localizedPath(locale, path, routing);
  const container = useRef<HTMLDivElement>(null);
  const [markup, setMarkup] = useState('');
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const group = container.current?.closest('details');
    const controller = new AbortController();
    let isAsked = false;
    const load = async () => {
      if (!group?.open || isAsked) return;
      isAsked = true;
      setLoading(true);
      const fetched = fetchMarkup(address, id, controller.signal);
      await fetched.then(
        // After another search the counts are outdated, but what the visitor has just ticked must stay.
        (next) => !isChanged(container.current) && setMarkup(next),
        () => {
          isAsked = false;
        },
      );
      if (!controller.signal.aborted) setLoading(false);
    };
    void load();
    group?.addEventListener('toggle', load, controller);
    return () => controller.abort();
  }, [address, id]);
  useEffect(() => {
    if (markup !== '') container.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [markup]);
  return markup === '' ? (
    <div ref={container} aria-busy={isLoading}>
      {children}
      {isLoading ? (
        <FieldSkeletons />
      ) : (
        <button
          type="submit"
          {...ALL_FIELDS}
          formAction={`${address.split('?', 1)[0]}#${id}`}
          className="inline-flex min-h-11 items-center text-phprimary underline"
        >
          {label}
        </button>
      )}
    </div>
  ) : (
    // Safe: the markup is of a page of this site.
    <div ref={container} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
