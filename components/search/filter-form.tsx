'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useTransition } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { needsReader } from './amount-reader';
import { fieldsOf, formQuery } from './form-query';

type Props = {
  action: string;
  /** The query that the fields show: when the address says something else, so do they. */
  query: string;
  label: string;
  className: string;
  children: ReactNode;
};

/** Districts belong to the province that the page was made for. */
function closeForeignDistricts({ target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'province') return;
  const district = target.form?.elements.namedItem('district');
  if (!(district instanceof HTMLSelectElement)) return;
  const asBefore = [...target.options].every((option) => option.selected === option.defaultSelected);
  district.disabled = !asBefore;
}

/** How far from a station, and nothing said of stations: from any. */
function tickAnyStation({ target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'within' || target.value === '') return;
  const any = target.form?.querySelector<HTMLInputElement>('[name=station][value=any]');
  if (!any || target.form?.querySelector('[name=station]:checked')) return;
  any.checked = true;
  any.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The GET form of a search. With a script it goes to the shortest address of what its fields say, without loading the
 * page anew, and its fields follow the address, also back and forward.
 */
export function FilterForm({ action, query, label, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigateTo = useNavigateTo();
  const [pending, start] = useTransition();
  const said = fieldsOf(query);
  const shown = useRef(said);
  // On their way, the oldest first.
  const sent = useRef<readonly string[]>([]);
  // Together with the results: what somebody changes a moment after they are seen is not put back.
  useLayoutEffect(() => {
    if (shown.current === said || form.current === null) return;
    const landed = sent.current.indexOf(said);
    const keepsOn = landed >= 0 && fieldsOf(formQuery(form.current)) !== said;
    shown.current = said;
    sent.current = landed < 0 ? [] : sent.current.slice(landed + 1);
    // Changed once more while this was on its way: the fields are ahead of the address, and stay.
    if (keepsOn) return;
    form.current.reset();
    // A reset tells its listeners before it happens, and these want to look at what it made.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
    const district = form.current.elements.namedItem('district');
    if (district instanceof HTMLSelectElement) district.disabled = false;
  }, [said]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    // The browser submits the form: the server can read the amounts that this page cannot read yet.
    if (navigator.onLine && needsReader(currentTarget)) return;
    event.preventDefault();
    currentTarget.querySelector('dialog')?.close();
    // Stay on the page, which shows that the browser is offline.
    if (!navigator.onLine) return;
    const asked = formQuery(currentTarget);
    sent.current = [...sent.current, fieldsOf(asked)];
    start(() => navigateTo(action + asked));
  };
  return (
    <search aria-label={label} data-pending={pending || undefined} className={className}>
      {/* Off, because the browser would put values of another address back into the fields. */}
      <form
        ref={form}
        data-filters={query}
        action={action}
        autoComplete="off"
        onSubmit={submit}
        onChange={(event) => {
          closeForeignDistricts(event);
          tickAnyStation(event);
        }}
        className="contents"
      >
        {children}
      </form>
    </search>
  );
}
