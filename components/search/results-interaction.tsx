'use client';

import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LocalLink, useNavigateTo } from '../ui/navigation';
import { useFilterPresses } from './filter-presses';
import { formQuery, withUnsavedChanges } from './form-query';

type Props = { action: string; sort: string; className: string; children: ReactNode };

/** Submits on a selection, but not while the keyboard steps through the options (WCAG 3.2.2): then Enter submits. */
export function SortForm({ action, sort, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isStepping = useRef(false);
  const [isUnsubmitted, setIsUnsubmitted] = useState(false);
  const navigateTo = useNavigateTo();
  const resetSelect = useCallback(() => {
    const select = form.current?.elements.namedItem('sort');
    if (select instanceof HTMLSelectElement) select.value = sort;
    setIsUnsubmitted(false);
  }, [sort]);
  useEffect(resetSelect, [resetSelect]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reset the select, because the listings keep their order.
    if (!navigator.onLine) return resetSelect();
    const select = event.currentTarget.elements.namedItem('sort');
    // The button disappears, so move focus back to the select.
    if (isUnsubmitted && select instanceof HTMLSelectElement) select.focus();
    setIsUnsubmitted(false);
    navigateTo(action + withUnsavedChanges(formQuery(event.currentTarget)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    isStepping.current = changesSelectedOption(event);
    if (event.key === 'Enter' && isUnsubmitted && event.target instanceof HTMLSelectElement) submit(event);
  };
  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      onPointerDown={() => {
        isStepping.current = false;
      }}
      onKeyDown={onKeyDown}
      onChange={(event) => (isStepping.current ? setIsUnsubmitted(true) : submit(event))}
      onSubmit={submit}
      data-held={isUnsubmitted || undefined}
      className={`group/sort ${className}`}
    >
      {children}
    </form>
  );
}

type Key = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

const STEPS: readonly string[] = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/** Whether a key changes a closed select. Space, F4 and Alt+arrow open the list, so a choice there is deliberate. */
export function changesSelectedOption({ key, altKey, ctrlKey, metaKey }: Key): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return STEPS.includes(key) || ([...key].length === 1 && key !== ' ');
}

type ViewLinkProps = Omit<ComponentProps<typeof LocalLink>, 'onClick' | 'prefetch'>;

/** A link to the same search in another view. It includes filter changes that have not been submitted. */
export function ViewLink({ scroll = true, ...link }: ViewLinkProps) {
  const navigateTo = useNavigateTo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = event.currentTarget;
    if (!navigator.onLine) return event.preventDefault();
    const query = withUnsavedChanges(search);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || query === search) return;
    event.preventDefault();
    navigateTo(pathname + query + hash, { scroll });
  };
  return <LocalLink {...link} scroll={scroll} prefetch={false} onClick={follow} />;
}

type ResultsFocusProps = {
  query: string;
  /** Id of the element to focus if no link is left. */
  fallbackId: string;
  className: string;
  children: ReactNode;
};

const PRESSABLE = 'main :is(a, button, [role=option])';

/** Pagination links. They load other listings but stay in the document. */
const PAGE_LINKS = '[rel=next], [rel=prev]';

/** Restores focus after a new search: to the filter in the place of the removed one, or else to the results. */
export function ResultsFocus({ query, fallbackId, className, children }: ResultsFocusProps) {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ element: Element | null; index: number }>({ element: null, index: -1 });
  const isSent = useRef(false);
  const notePresses = useFilterPresses(query);
  const chips = () => [...(container.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are queried at the time of the click
  useEffect(() => {
    const noteSent = () => {
      isSent.current = document.activeElement instanceof HTMLInputElement;
    };
    const notePress = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      pressed.current = { element, index: element === null ? -1 : chips().indexOf(element) };
    };
    document.addEventListener('submit', noteSent, { capture: true });
    document.addEventListener('click', notePress, { capture: true });
    return () => {
      document.removeEventListener('submit', noteSent, { capture: true });
      document.removeEventListener('click', notePress, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for every new search
  useEffect(() => {
    const [{ element, index }, sent] = [pressed.current, isSent.current];
    pressed.current = { element: null, index: -1 };
    isSent.current = false;
    const isStep = element?.matches(PAGE_LINKS) === true;
    const isGone = element?.isConnected === false;
    // The visitor has moved focus since. Leave it there.
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && !(isStep && activeElement === element);
    if (isElsewhere || !(sent || isStep || isGone || index >= 0)) return;
    const remaining = index < 0 ? [] : chips();
    const next = (sent ? undefined : (remaining[index] ?? remaining.at(-1))) ?? document.getElementById(fallbackId);
    next?.focus({ preventScroll: true });
  }, [query]);
  return (
    <div ref={container} className={className} onClickCapture={notePresses}>
      {children}
    </div>
  );
}
