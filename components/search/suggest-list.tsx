'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { suggestionChosen } from '@/lib/analytics/events';
import { record } from '../analytics/page-analytics';
import { PanelContent, type Row, type SuggestMessages } from './suggest-content';
import { SuggestPanel } from './suggest-panel';
import { useRows } from './use-suggestions';

type InputProps = ComponentProps<'input'>;

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  words: SuggestMessages;
  onInputProps: (props: InputProps) => void;
};

/** Base UI's list for an existing input. Memoized, because a render gives the field new handlers. */
export const SuggestList = memo(function SuggestList({ id, input, words, onInputProps }: Props) {
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const { rows, settled } = useRows(input, typed, open);
  const shown = open && rows.length > 0;
  const own = useField(input, shown, setOpen, setTyped);
  const close = useCallback(() => setOpen(false), []);
  useOutsideInteraction(input, open, close);
  const choose = ({ kind, name, path }: Row, event: MouseEvent) => {
    record(suggestionChosen({ kind, position: rows.findIndex((row) => row.path === path) + 1 }));
    if (input.current && kind !== 'recent' && kind !== 'sentence') input.current.value = name;
    if (kind !== 'example' || event.ctrlKey || event.metaKey || event.shiftKey) return close();
    event.preventDefault();
    setTyped(name);
  };
  const [, , many] = words.found;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {open && settled ? (words.found[rows.length] ?? many).replace('{count}', String(rows.length)) : null}
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

/** Repeats the arrow key that opened the list, so that it also highlights the first or last row. */
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

/** Listens even before the list has loaded, so that it does not open over other content. */
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

type BridgeProps = Pick<Props, 'input' | 'onInputProps'> & { own: InputProps; base: InputProps };

/** Passes Base UI's props to the existing input. Omits the value, because the field is uncontrolled. */
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

/** The field's own key handler runs first and can prevent Base UI's. */
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
