'use client';

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FigureFaults, Typed } from '@/lib/property/figures';

type State = { readonly typed: Typed; readonly faults: FigureFaults; readonly isTouched: boolean };

const TypedFigures = createContext<State>({ typed: {}, faults: {}, isTouched: false });

/** The values in the fields of the surrounding form. Before the first change, those from the page's query. */
export const useTypedFigures = (): State => useContext(TypedFigures);

type Props = { initial: Typed; faults: FigureFaults; action: string; children: ReactNode };

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field instanceof HTMLInputElement && field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** The form of all calculators: submitted to the same page without JavaScript, read on every input with it. */
export function FiguresForm({ initial, faults, action, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ typed: initial, faults, isTouched: false });
  const read = useCallback((fields: HTMLFormElement) => {
    setState((previous) => ({ ...previous, isTouched: true }));
    import('@/lib/property/figures').then(({ faultsIn, typedIn }) => {
      const typed = typedIn(new FormData(fields));
      setState({ typed, faults: faultsIn(typed), isTouched: true });
    }, console.warn);
  }, []);
  // Values typed before hydration fired no event that React saw.
  useEffect(() => {
    if (form.current === null || ![...form.current.elements].some(isChanged)) return;
    read(form.current);
  }, [read]);
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
      onInput={({ currentTarget }) => read(currentTarget)}
    >
      <TypedFigures value={state}>{children}</TypedFigures>
    </form>
  );
}
