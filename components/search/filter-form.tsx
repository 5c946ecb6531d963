'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { parseSearchQuery } from 'thai-property-search/params';
import { nextPaint } from '../ui/browser';
import { useNavigateTo } from '../ui/navigation';
import type { FetchedCount } from './fetched-count';
import { amountReader, fieldsOf, formQuery, needsReader } from './form-query';

type Props = {
  action: string;
  /** The query that the fields show. The fields reset when it changes. */
  query: string;
  label: string;
  className: string;
  children: ReactNode;
};

/** Navigates to the shortest URL for the fields. The fields follow the URL, also back and forward. */
export function FilterForm({ action, query, label, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigateTo = useNavigateTo();
  const [pending, start] = useTransition();
  const fields = fieldsOf(query);
  const shownFields = useRef(fields);
  // Submitted searches whose navigation has not finished, oldest first.
  const submitted = useRef<readonly string[]>([]);
  const latest = useRef(fields);
  // Layout effect: resetting after the results are painted could undo a change that the visitor has just made.
  useLayoutEffect(() => {
    if (shownFields.current === fields || form.current === null) return;
    const index = submitted.current.indexOf(fields);
    const isEdited = index >= 0 && (fieldsOf(formQuery(form.current)) !== fields || isTypingIn(form.current));
    shownFields.current = fields;
    submitted.current = index < 0 ? [] : submitted.current.slice(index + 1);
    // The visitor changed a field during this navigation. The fields are newer than the URL, so do not reset them.
    if (!isEdited) {
      form.current.reset();
      // The `reset` event fires before the fields change, so notify the listeners again with `input`.
      form.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    disableDistricts(form.current);
  }, [fields]);
  useEffect(() => {
    if (!pending) latest.current = fields;
  }, [pending, fields]);
  // Not with `onChange`, which React does not call for the fields of `LateFields`.
  useEffect(() => {
    form.current?.addEventListener('change', ({ currentTarget }) => disableDistricts(currentTarget));
    form.current?.addEventListener('change', tickAnyStation);
    form.current?.addEventListener('focusin', pickLate);
    form.current?.addEventListener('input', pickLate);
  }, []);
  const search = (nextQuery: string) => {
    latest.current = fieldsOf(nextQuery);
    submitted.current = [...submitted.current, latest.current];
    start(() => navigateTo(action + nextQuery));
  };
  const isSearchPage = usePathname() === action;
  const applyChanges = async () => {
    if (form.current === null || form.current.querySelector('dialog[open], details[open] + dialog')) return;
    // Another page would close the next pop-up, whose changes come with these when it closes.
    if (!isSearchPage && form.current.querySelector(':popover-open')) return;
    if (needsReader(form.current)) await amountReader();
    if (form.current === null || !navigator.onLine) return;
    // The words of the latest search, which may still be loading.
    const { q } = parseSearchQuery(new URLSearchParams(latest.current));
    const nextQuery = formQuery(form.current, { q });
    if (fieldsOf(nextQuery) !== latest.current) search(nextQuery);
  };
  useSearchRow(form, applyChanges);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    // Let the browser submit the form: the server can parse amounts that this page cannot parse yet, and has all fields.
    const isOnline = navigator.onLine;
    if (isOnline && (needsReader(currentTarget) || isForAllFields(event))) return;
    event.preventDefault();
    await nextPaint();
    currentTarget.querySelector('dialog')?.close();
    for (const panel of currentTarget.querySelectorAll<HTMLElement>('[popover]')) panel.togglePopover?.(false);
    // Otherwise stay on the page, which shows that the browser is offline.
    if (isOnline) search(formQuery(currentTarget));
  };
  return (
    <search aria-label={label} data-search-bar="" data-pending={pending || undefined} className={className}>
      {/* Without "off" the browser may restore field values from a different URL. */}
      <form ref={form} data-filters={query} action={action} autoComplete="off" onSubmit={submit} className="contents">
        {children}
      </form>
    </search>
  );
}

/** Calls `applyChanges` when a pop-up closes, unless a link or button did that, and for a deal, not with arrow keys. */
function useSearchRow(form: RefObject<HTMLFormElement | null>, applyChanges: () => Promise<void>): void {
  const apply = useEffectEvent(() => void applyChanges().catch(console.warn));
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let pressed: Element | null = null;
    const note = ({ target, type }: Event) => {
      pressed = type === 'pointerdown' && target instanceof Element ? target : null;
    };
    const onToggle = (event: Event) => {
      const { target: panel } = event;
      if (!(panel instanceof HTMLElement && panel.matches('[popover]') && 'newState' in event)) return;
      const control = pressed?.closest('a, button:not([popovertarget]), summary');
      const isOther = control && !panel.contains(control);
      if (event.newState === 'closed' && !isOther) apply();
    };
    const onChange = () => {
      if (pressed?.closest('.filter-deal')) apply();
    };
    // Captured, because `toggle` events do not bubble.
    const captured = { capture: true, signal };
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, note, captured);
    form.current?.addEventListener('toggle', onToggle, captured);
    form.current?.addEventListener('change', onChange, captured);
    return () => listening.abort();
  }, [form]);
}

const isTypingIn = (form: HTMLFormElement): boolean => {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement &&
    activeElement.form === form &&
    activeElement.value !== activeElement.defaultValue
  );
};

/** Disables the district select after a change of province, because its options belong to the previous province. */
function disableDistricts(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement)) return;
  const province = form.elements.namedItem('province');
  const district = form.elements.namedItem('district');
  if (!(province instanceof HTMLSelectElement && district instanceof HTMLSelectElement)) return;
  district.disabled = [...province.options].some((option) => option.selected !== option.defaultSelected);
}

function tickAnyStation({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'within' || target.value === '') return;
  const any = target.form?.querySelector<HTMLInputElement>('[name=station][value=any]');
  if (!any || target.form?.querySelector('[name=station]:checked')) return;
  any.checked = true;
  any.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Loads what a field with suggestions needs at its first focus, because few visitors open its group. */
function pickLate(event: Event): void {
  if (event.target instanceof HTMLElement && event.target.dataset.picks)
    void import('./pick-typed').then(({ pickTyped }) => pickTyped(event), console.warn);
}

const isForAllFields = ({ nativeEvent }: FormEvent<HTMLFormElement>) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction');

type LiveCountProps = {
  query: string;
  total: number;
};

/** The number of results for the current fields. Uses the submitted words: a half-typed word finds nothing. */
export function LiveCount({ query, total }: LiveCountProps) {
  const t = useTranslations('SearchCount');
  const container = useRef<HTMLSpanElement>(null);
  const [fields, setFields] = useState({ query, shownQuery: query });
  const [Fetched, setFetched] = useState<typeof FetchedCount | null>(null);
  const currentQuery = fields.shownQuery === query ? fields.query : query;
  useEffect(() => {
    const form = container.current?.closest('form');
    const { q } = parseSearchQuery(new URLSearchParams(query));
    const readForm = () => {
      if (!form) return;
      setFields({ query: formQuery(form, { q }), shownQuery: query });
      if (needsReader(form)) amountReader().then(readForm, console.warn);
    };
    // Fields may have been filled in before hydration.
    readForm();
    form?.addEventListener('input', readForm);
    return () => form?.removeEventListener('input', readForm);
  }, [query]);
  const isNew = currentQuery !== query;
  useEffect(() => {
    // If the import fails, the button shows no number and still works.
    if (isNew) import('./fetched-count').then((module) => setFetched(() => module.FetchedCount), console.warn);
  }, [isNew]);
  return (
    <span ref={container} aria-live="polite" className="tabular-nums">
      {!isNew && t('show', { count: total })}
      {isNew && (Fetched === null ? t('showAny') : <Fetched query={currentQuery} />)}
    </span>
  );
}
