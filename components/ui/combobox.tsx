'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, useState } from 'react';
import { describedBy, Field, type FieldProps, inputClass } from './field';
import { Spinner } from './spinner';

type State = 'ready' | 'loading' | 'error';

type Props<Item> = FieldProps & {
  items: readonly Item[];
  textOf: (item: Item) => string;
  keyOf: (item: Item) => string;
  /** Renders a suggestion. Defaults to its text. */
  render?: (item: Item) => ReactNode;
  /** The items already match the text, for example from a server. Otherwise they are filtered here. */
  filtered?: boolean;
  state?: State;
  /** Messages for a list that is loading, has no match, or could not be loaded. */
  words: { loading: string; empty: string; error: string };
  defaultText?: string;
  onTextChange?: (text: string) => void;
  onChoose?: (item: Item) => void;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
};

const line = 'flex min-h-11 items-center gap-2 px-3 py-2 leading-snug';
const popup =
  'max-h-[min(var(--available-height),22rem)] w-[var(--anchor-width)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-field border border-line bg-surface p-1 text-font shadow-raised transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';

function StatusLine({ state, words }: Pick<Props<never>, 'words'> & { state: State }) {
  if (state === 'ready') return null;
  return (
    <span className={`${line} ${state === 'error' ? 'text-danger' : 'text-muted'}`}>
      {state === 'loading' ? <Spinner className="size-4" /> : null}
      {words[state]}
    </span>
  );
}

type ListProps<Item> = Pick<Props<Item>, 'textOf' | 'keyOf' | 'render' | 'words' | 'onChoose'> & {
  state: State;
  typed: boolean;
};

function Suggestions<Item>({ textOf, keyOf, render = textOf, words, onChoose, state, typed }: ListProps<Item>) {
  return (
    <Autocomplete.Positioner sideOffset={6} align="start" className="z-menu">
      <Autocomplete.Popup aria-busy={state === 'loading' || undefined} className={popup}>
        <Autocomplete.Status>
          <StatusLine state={state} words={words} />
        </Autocomplete.Status>
        <Autocomplete.Empty>
          {state === 'ready' && typed ? <span className={`${line} text-muted`}>{words.empty}</span> : null}
        </Autocomplete.Empty>
        <Autocomplete.List>
          {(item: Item) => (
            <Autocomplete.Item
              key={keyOf(item)}
              value={item}
              onClick={() => onChoose?.(item)}
              className={`${line} cursor-pointer rounded-md outline-none data-highlighted:bg-lightblue`}
            >
              {render(item)}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Popup>
    </Autocomplete.Positioner>
  );
}

/**
 * A text field with suggestions. Any text can be submitted: the input has the name, so a plain form sends the typed
 * text, with and without JavaScript. Pressing a suggestion fills it in.
 */
export function Combobox<Item>({
  name,
  id = name,
  label,
  hint,
  error,
  items,
  filtered = false,
  ...props
}: Props<Item>) {
  const { textOf, keyOf, render, words, onChoose, onTextChange, defaultText = '', state = 'ready', ...input } = props;
  const [typed, setTyped] = useState(defaultText !== '');
  return (
    <Autocomplete.Root
      name={name}
      items={items}
      filter={filtered ? null : undefined}
      defaultValue={defaultText}
      onValueChange={(text) => {
        setTyped(text !== '');
        onTextChange?.(text);
      }}
      itemToStringValue={textOf}
      disabled={input.disabled}
      openOnInputClick
    >
      <Field id={id} label={label} hint={hint} error={error}>
        <Autocomplete.Input id={id} {...input} {...describedBy(id, { hint, error })} className={inputClass} />
      </Field>
      <Autocomplete.Portal hidden={items.length === 0 && state === 'ready' && !typed}>
        <Suggestions {...{ textOf, keyOf, render, words, onChoose, state, typed }} />
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
