'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { parseSearchQuery } from 'thai-property-search/params';
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
  // Layout effect: resetting after the results are painted could undo a change that the visitor has just made.
  useLayoutEffect(() => {
    if (shownFields.current === fields || form.current === null) return;
    const index = submitted.current.indexOf(fields);
    const isEdited = index >= 0 && fieldsOf(formQuery(form.current)) !== fields;
    shownFields.current = fields;
    submitted.current = index < 0 ? [] : submitted.current.slice(index + 1);
    // The visitor changed a field during this navigation. The fields are newer than the URL, so do not reset them.
    if (isEdited) return;
    form.current.reset();
    // The `reset` event fires before the fields change, so notify the listeners again with `input`.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
    const district = form.current.elements.namedItem('district');
    if (district instanceof HTMLSelectElement) district.disabled = false;
  }, [fields]);
  // Not with `onChange`, which React does not call for the fields of `LateFields`.
  useEffect(() => {
    form.current?.addEventListener('change', disableDistricts);
    form.current?.addEventListener('change', tickAnyStation);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    // Let the browser submit the form: the server can parse amounts that this page cannot parse yet, and has all fields.
    if (navigator.onLine && (needsReader(currentTarget) || isForAllFields(event))) return;
    event.preventDefault();
    currentTarget.querySelector('dialog')?.close();
    for (const panel of currentTarget.querySelectorAll<HTMLElement>('[popover]')) panel.togglePopover?.(false);
    // Stay on the page, which shows that the browser is offline.
    if (!navigator.onLine) return;
    const nextQuery = formQuery(currentTarget);
    submitted.current = [...submitted.current, fieldsOf(nextQuery)];
    start(() => navigateTo(action + nextQuery));
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

/** Disables the district select after a change of province, because its options belong to the previous province. */
function disableDistricts({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'province') return;
  const district = target.form?.elements.namedItem('district');
  if (!(district instanceof HTMLSelectElement)) return;
  const isUnchanged = [...target.options].every((option) => option.selected === option.defaultSelected);
  district.disabled = !isUnchanged;
}

function tickAnyStation({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'within' || target.value === '') return;
  const any = target.form?.querySelector<HTMLInputElement>('[name=station][value=any]');
  if (!any || target.form?.querySelector('[name=station]:checked')) return;
  any.checked = true;
  any.dispatchEvent(new Event('input', { bubbles: true }));
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
