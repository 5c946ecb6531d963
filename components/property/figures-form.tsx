'use client';

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FigureFault, FigureFaults, FigureName, Typed } from '@/lib/property/figures';
import { TextField } from '../ui/field';
import type { Sum as SumOf, SumProps } from './sum';

type State = {
  readonly typed: Typed;
  readonly faults: FigureFaults;
  readonly isTouched: boolean;
};

const TypedFigures = createContext<State>({ typed: {}, faults: {}, isTouched: false });

/** The values in the fields of the surrounding form. Before the first change, those from the page's query. */
const useTypedFigures = (): State => useContext(TypedFigures);

type Props = { initial: Typed; faults: FigureFaults; action: string; children: ReactNode };

/** The form of all calculators: submitted to the same page without JavaScript, read on every input with it. */
export function FiguresForm({ initial, faults, action, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ typed: initial, faults, isTouched: false });
  const listing = action.split('/').at(-1) ?? '';
  const read = useCallback((fields: HTMLFormElement) => {
    setState((previous) => ({ ...previous, isTouched: true }));
    import('@/lib/property/figures').then(({ faultsIn, typedIn }) => {
      const typed = typedIn(new FormData(fields));
      setState({ typed, faults: faultsIn(typed), isTouched: true });
    }, console.warn);
  }, []);
  // Values typed before hydration fired no event that React saw.
  useEffect(() => {
    if (form.current === null) return;
    restoreFigures(listing, form.current);
    if ([...form.current.elements].some(isChanged)) read(form.current);
  }, [read, listing]);
  /** Enter presses the button of the calculator it was pressed in; by default a form uses its first button. */
  const calculateOwn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const button = event.target.closest('section')?.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button) return;
    event.preventDefault();
    event.currentTarget.requestSubmit(button);
  };
  return (
    <form
      ref={form}
      action={action}
      noValidate
      // The server renders the table, so a value restored by the browser would not match it.
      autoComplete="off"
      onKeyDown={calculateOwn}
      onInput={({ currentTarget }) => {
        read(currentTarget);
        keepFigures(listing, currentTarget);
      }}
    >
      <TypedFigures value={state}>{children}</TypedFigures>
    </form>
  );
}

/** Of a listing. Figures in the query are those of another page. */
const storageKey = (listing: string) => `figures ${listing}${window.location.search}`;

/** Keeps changed figures for this tab, so that the page in the other language has them, too. */
function keepFigures(listing: string, form: HTMLFormElement): void {
  const changed = [...form.elements].filter(isFigure).filter(isChanged);
  try {
    sessionStorage.setItem(
      storageKey(listing),
      `${new URLSearchParams(changed.map(({ name, value }) => [name, value]))}`,
    );
  } catch {
    // Storage may be full or blocked.
  }
}

function restoreFigures(listing: string, form: HTMLFormElement): void {
  let kept = new URLSearchParams();
  try {
    kept = new URLSearchParams(sessionStorage.getItem(storageKey(listing)) ?? '');
  } catch {
    return;
  }
  for (const field of [...form.elements].filter(isFigure)) {
    const value = kept.get(field.name);
    if (value === null || isChanged(field)) continue;
    field.value = value;
    field.closest('details')?.setAttribute('open', '');
  }
}

const isFigure = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field instanceof HTMLInputElement && field.type !== 'hidden' && field.value !== field.defaultValue;
}

type FigureFieldProps = {
  name: FigureName;
  label: string;
  hint?: string;
  optional: boolean;
  whole: boolean;
  /** Initial text, formatted on the server, because the first use of number formatting is slow in a browser. */
  text: string;
  faults: Readonly<Record<FigureFault, string>>;
};

export function FigureField({ name, label, hint, optional, whole, text, faults }: FigureFieldProps) {
  const fault = useTypedFigures().faults[name];
  return (
    <TextField
      name={name}
      id={`sum-${name}`}
      label={label}
      hint={hint}
      error={fault && !(optional && fault === 'missing') && faults[fault]}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={text}
    />
  );
}

/** Debounce in milliseconds, so that screen readers announce only the final result. */
const SETTLED_MS = 1_000;

type InteractiveSumProps = Omit<SumProps, 'typed'> & { children: ReactNode };

/** The code of the results, and the values for it. `Sum` is undefined until the visitor changes a value. */
function useSum() {
  const { typed, isTouched } = useDeferredValue(useTypedFigures());
  const [Sum, setSum] = useState<typeof SumOf>();
  const isLoading = isTouched && Sum === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed import is retried on the next change.
  useEffect(() => {
    if (!isLoading) return;
    import('./sum').then(
      (module) => setSum(() => module.Sum),
      () => undefined,
    );
  }, [isLoading, typed]);
  return { Sum: isTouched ? Sum : undefined, typed, isLoading };
}

/** A calculator's result: rendered on the server at first, and in the browser after the visitor changes a value. */
export function InteractiveSum({ children, ...sum }: InteractiveSumProps) {
  const { Sum, typed, isLoading } = useSum();
  const { box, announcement } = useAnnouncement(typed, Sum);
  return (
    <>
      <div ref={box} aria-busy={isLoading} className="aria-busy:opacity-50">
        {Sum ? <Sum {...sum} part="whole" typed={typed} /> : children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The one figure of a calculator, beside its heading. */
export function SumTotal({ children, ...sum }: InteractiveSumProps) {
  const { Sum, typed } = useSum();
  return Sum ? <Sum {...sum} part="total" typed={typed} /> : children;
}

/** The calculator's main result as text (`data-said`) for screen readers, debounced, and only if it has changed. */
function useAnnouncement(typed: Typed, renderer: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const lastText = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result changes with these
  useEffect(() => {
    const read = () => box.current?.querySelector<HTMLElement>('[data-said]')?.dataset.said ?? '';
    lastText.current ??= read();
    const timer = setTimeout(() => {
      const text = read();
      if (text === lastText.current) return;
      lastText.current = text;
      setAnnouncement(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, renderer]);
  return { box, announcement };
}
