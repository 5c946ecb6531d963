'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useTransition } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { needsReader } from './amount-reader';
import { fieldsOf, formQuery } from './form-query';

type Props = {
  action: string;
  /** The query that the fields show. The fields reset when it changes. */
  query: string;
  label: string;
  className: string;
  children: ReactNode;
};

/** Disables the district select after a change of province, because its options belong to the previous province. */
function disableDistricts({ target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'province') return;
  const district = target.form?.elements.namedItem('district');
  if (!(district instanceof HTMLSelectElement)) return;
  const isUnchanged = [...target.options].every((option) => option.selected === option.defaultSelected);
  district.disabled = !isUnchanged;
}

/** Ticks "any station" when the visitor sets a distance without selecting a station. */
function tickAnyStation({ target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'within' || target.value === '') return;
  const any = target.form?.querySelector<HTMLInputElement>('[name=station][value=any]');
  if (!any || target.form?.querySelector('[name=station]:checked')) return;
  any.checked = true;
  any.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The GET form of the search. With JavaScript it navigates on the client to the shortest URL for the fields. The fields
 * follow the URL, including back and forward navigation.
 */
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    // Let the browser submit the form: the server can parse amounts that this page cannot parse yet.
    if (navigator.onLine && needsReader(currentTarget)) return;
    event.preventDefault();
    currentTarget.querySelector('dialog')?.close();
    // Stay on the page, which shows that the browser is offline.
    if (!navigator.onLine) return;
    const nextQuery = formQuery(currentTarget);
    submitted.current = [...submitted.current, fieldsOf(nextQuery)];
    start(() => navigateTo(action + nextQuery));
  };
  return (
    <search aria-label={label} data-pending={pending || undefined} className={className}>
      {/* Without "off" the browser may restore field values from a different URL. */}
      <form
        ref={form}
        data-filters={query}
        action={action}
        autoComplete="off"
        onSubmit={submit}
        onChange={(event) => {
          disableDistricts(event);
          tickAnyStation(event);
        }}
        className="contents"
      >
        {children}
      </form>
    </search>
  );
}
