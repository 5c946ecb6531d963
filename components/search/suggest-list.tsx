'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  type ComponentProps,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { overrule } from 'thai-property-search/overrule';
import { consistent, parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { suggestionChosen } from '@/lib/analytics/events';
import { routePath } from '@/lib/navigation/routes';
import { record } from '../analytics/record';
import { useSite } from '../ui/site-context';
import { formQuery } from './form-query';
import { useRecentSearches } from './recent-store';
import { PanelContent, type SuggestWords } from './suggest-content';
import { SuggestPanel } from './suggest-panel';
import type { Row } from './suggest-row';
import { useSuggestions } from './use-suggestions';

/**
 * Calls `onOutside` when the visitor presses or focuses something outside the field's parent, which also contains the
 * list. It listens even before the list has loaded, so that the list does not open over other content.
 */
function useOutsideInteraction(input: RefObject<HTMLInputElement | null>, open: boolean, onOutside: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const checkTarget = ({ target }: Event) => {
      if (!(target instanceof Node && input.current?.parentElement?.contains(target))) onOutside();
    };
    document.addEventListener('pointerdown', checkTarget);
    document.addEventListener('focusin', checkTarget);
    return () => {
      document.removeEventListener('pointerdown', checkTarget);
      document.removeEventListener('focusin', checkTarget);
    };
  }, [input, open, onOutside]);
}

type InputProps = ComponentProps<'input'>;
type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  words: SuggestWords;
  /** Passes attributes and handlers to the field. */
  onInputProps: (props: InputProps) => void;
};

const ROWS_AT_MOST = 8;

/** Merges two sets of input props. On a key press the field's own handler runs first and can prevent the other. */
function mergeProps(own: InputProps, base: InputProps): InputProps {
  return {
    ...base,
    ...own,
    onChange: (event) => {
      base.onChange?.(event);
      own.onChange?.(event);
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (!event.defaultPrevented) base.onKeyDown?.(event);
    },
  };
}

type BridgeProps = Pick<Props, 'input' | 'onInputProps'> & { own: InputProps; base: InputProps };

/**
 * Passes Base UI's props to the existing input instead of rendering one. Omits the value: the field is uncontrolled.
 */
function InputPropsBridge({ own, base, input, onInputProps }: BridgeProps) {
  const { ref, value: _value, className: _class, style: _style, id: _id, ...attributes } = base;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const undo = ref(input.current);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }, [ref, input]);
  useLayoutEffect(() => onInputProps(mergeProps(own, attributes)));
  return null;
}

const paramsOf = (query: string) => parseSearchQuery(new URLSearchParams(query));

/**
 * Adds the form's filters to a suggestion, except those that conflict with it. The suggestion's count no longer applies
 * then, so it is removed.
 */
function withFields(row: Row, form: HTMLFormElement | null | undefined): Row {
  const [path = '', query] = row.path.split('?');
  if (!form || query === undefined) return row;
  const suggested = paramsOf(query);
  const { merged } = overrule(paramsOf(formQuery(form, '')), suggested);
  const newPath = path + serialiseSearchParams(consistent({ ...merged, q: suggested.q }));
  return newPath === row.path ? row : { ...row, path: newPath, homes: '' };
}

/** The rows for the typed text. For an empty field: the device's recent searches, then the most common suggestions. */
function useRows(input: Props['input'], typed: string, open: boolean) {
  const { locale } = useSite();
  const recent = useRecentSearches();
  const { suggestions, settled } = useSuggestions(typed, locale, open);
  const filtered = suggestions.map((row): Row => withFields(row, input.current?.form));
  // With the form's filters added, two rows may lead to the same search.
  const rows = filtered.filter(({ path }, index) => filtered.findIndex((row) => row.path === path) === index);
  if (typed.trim() !== '') return { rows, settled };
  const searches = recent.map(({ label, query }): Row => {
    return { kind: 'recent', path: routePath('search') + query, name: label, note: '', homes: '' };
  });
  return { rows: [...searches, ...rows].slice(0, ROWS_AT_MOST), settled };
}

/**
 * Repeats the arrow key that opened the list once the list is shown, so that it also highlights the first or last row.
 */
function useOpeningArrow(input: Props['input'], shown: boolean): RefObject<string | null> {
  const arrow = useRef<string | null>(null);
  useEffect(() => {
    const key = arrow.current;
    if (!shown || key === null) return;
    arrow.current = null;
    // By the next frame the field has the list's handlers.
    const frame = requestAnimationFrame(() =>
      input.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
    return () => cancelAnimationFrame(frame);
  }, [input, shown]);
  return arrow;
}

/** The field's own behaviour: it opens and closes the list. */
function useField(
  input: Props['input'],
  shown: boolean,
  setOpen: (open: boolean) => void,
  setTyped: (text: string) => void,
): InputProps {
  const arrow = useOpeningArrow(input, shown);
  const show = () => setOpen(true);
  // The page may have changed the field's value.
  const showFor = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setTyped(currentTarget.value);
    show();
  };
  return {
    role: 'combobox',
    'aria-expanded': shown,
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    onFocus: showFor,
    onClick: showFor,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      show();
    },
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      const opens = !shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
      arrow.current = opens ? event.key : null;
      // Escape would also clear a search field.
      if (opens || (shown && event.key === 'Escape')) event.preventDefault();
      if (opens) show();
      // Enter submits the form, unless a row is highlighted.
      else if (
        event.key === 'Escape' ||
        (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant'))
      )
        setOpen(false);
    },
  };
}

/**
 * Base UI's list for an existing input. Loaded on first focus. Memoized, because a render gives the field new handlers.
 */
export const SuggestList = memo(function SuggestList({ id, input, words, onInputProps }: Props) {
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const { rows, settled } = useRows(input, typed, open);
  const shown = open && rows.length > 0;
  const own = useField(input, shown, setOpen, setTyped);
  const close = useCallback(() => setOpen(false), []);
  useOutsideInteraction(input, open, close);
  const choose = ({ kind, name, path }: Row) => {
    record(suggestionChosen({ kind, position: rows.findIndex((row) => row.path === path) + 1 }));
    if (input.current && kind !== 'recent') input.current.value = name;
    close();
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {open && settled ? words.found[rows.length] : null}
      </p>
      {shown ? (
        // `key` remounts the list for new rows, so that the highlight does not move to a different row.
        <Autocomplete.Root key={rows.map(({ path }) => path).join(' ')} inline open value={typed} filter={null}>
          <Autocomplete.Input
            id={id}
            render={(base) => <InputPropsBridge own={own} base={base} input={input} onInputProps={onInputProps} />}
          />
          <SuggestPanel input={input}>
            <PanelContent typed={typed} rows={rows} words={words} input={input} onChoose={choose} />
          </SuggestPanel>
        </Autocomplete.Root>
      ) : (
        <InputPropsBridge own={own} base={{}} input={input} onInputProps={onInputProps} />
      )}
    </>
  );
});
