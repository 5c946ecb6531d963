'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, memo, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { routePath } from '@/lib/navigation/routes';
import { Glyph } from '../ui/glyph';
import { useSite } from '../ui/site-context';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-store';
import { SuggestPanel } from './suggest-panel';
import { type Row, SuggestRow } from './suggest-row';
import { useSuggestions } from './use-suggestions';

export type SuggestWords = {
  list: string;
  /** By the number of suggestions. */
  found: readonly string[];
  recent: string;
  most: string;
  remove: string;
  clear: string;
};

type InputProps = ComponentProps<'input'>;
type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  words: SuggestWords;
  /** Gives the field its attributes and handlers. */
  lend: (props: InputProps) => void;
};

const ROWS_AT_MOST = 8;

/** Both handlers, the field's own first; what it has dealt with is not dealt with twice. */
function merged(own: InputProps, base: InputProps): InputProps {
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

/** Hands props over to the field instead of drawing one; the field's value stays its own. */
function Lender({ own, base, input, lend }: Pick<Props, 'input' | 'lend'> & { own: InputProps; base: InputProps }) {
  const { ref, value: _value, className: _class, style: _style, id: _id, ...attributes } = base;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const undo = ref(input.current);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }, [ref, input]);
  useLayoutEffect(() => lend(merged(own, attributes)));
  return null;
}

/** The rows for what is typed; for nothing, first the searches of this device, then what most homes have. */
function useRows(typed: string, open: boolean) {
  const { locale } = useSite();
  const recent = useRecentSearches();
  const { suggestions, settled } = useSuggestions(typed, locale, open);
  if (typed.trim() !== '') return { rows: suggestions, settled };
  const searches = recent.map(({ label, query }): Row => {
    return { kind: 'recent', path: routePath('search') + query, name: label, note: '', homes: '' };
  });
  return { rows: [...searches, ...suggestions].slice(0, ROWS_AT_MOST), settled };
}

const label = 'flex h-9 items-center px-3 font-medium text-muted text-sm';

/** Beside the recent searches, outside of the list: an option has no buttons in it. */
function Forget({ rows, words, onForget }: { rows: readonly Row[]; words: SuggestWords; onForget: () => void }) {
  return (
    <ul className="absolute top-9 right-0">
      {rows.map(({ path, name }) => (
        <li key={path}>
          <button
            type="button"
            aria-label={`${words.remove}: ${name}`}
            onClick={() => {
              forgetSearch(path.slice(path.indexOf('?')));
              onForget();
            }}
            className="flex size-11 items-center justify-center rounded-md text-icon hover:text-font focus-visible:-outline-offset-3"
          >
            <Glyph name="cross" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type GroupProps = { title: string | null; rows: readonly Row[]; typed: string; onChoose: (row: Row) => void };

function Rows({ title, rows, typed, onChoose }: GroupProps) {
  const lines = rows.map((row) => <SuggestRow key={row.path} row={row} typed={typed} onChoose={() => onChoose(row)} />);
  if (title === null) return lines;
  return rows.length === 0 ? null : (
    <Autocomplete.Group>
      <Autocomplete.GroupLabel className={label}>{title}</Autocomplete.GroupLabel>
      {lines}
    </Autocomplete.Group>
  );
}

type ContentProps = Pick<Props, 'input' | 'words'> & {
  typed: string;
  rows: readonly Row[];
  onChoose: (row: Row) => void;
};

function PanelContent({ typed, rows, words, input, onChoose }: ContentProps) {
  const recent = rows.filter(({ kind }) => kind === 'recent');
  const focusBack = () => input.current?.focus();
  const isTyped = typed.trim() !== '';
  return (
    <>
      {/* Only what holds something that Tab reaches scrolls around the list. */}
      <div
        className={`relative overscroll-contain ${recent.length === 0 ? 'flex min-h-0 flex-col' : 'overflow-y-auto'}`}
      >
        <Autocomplete.List aria-label={words.list} className="min-h-0 overflow-y-auto overscroll-contain outline-none">
          <Rows title={words.recent} rows={recent} typed={typed} onChoose={onChoose} />
          <Rows
            title={isTyped ? null : words.most}
            rows={rows.filter((row) => !recent.includes(row))}
            typed={typed}
            onChoose={onChoose}
          />
        </Autocomplete.List>
        <Forget rows={recent} words={words} onForget={focusBack} />
      </div>
      {recent.length === 0 ? null : (
        <button
          type="button"
          onClick={() => {
            forgetSearches();
            focusBack();
          }}
          className="flex min-h-11 w-full shrink-0 items-center rounded-md px-3 text-phprimary text-sm hover:underline focus-visible:-outline-offset-3"
        >
          {words.clear}
        </button>
      )}
    </>
  );
}

/** What the field does on its own: it opens and closes the list. */
function useField(shown: boolean, setOpen: (open: boolean) => void, setTyped: (text: string) => void): InputProps {
  const show = () => setOpen(true);
  return {
    role: 'combobox',
    'aria-expanded': shown,
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    onFocus: show,
    onClick: show,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      show();
    },
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      const opens = !shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
      // A search field would be emptied by the key that closes the list.
      if (opens || (shown && event.key === 'Escape')) event.preventDefault();
      if (opens) show();
      // Enter sends the form, unless a line is chosen.
      else if (
        event.key === 'Escape' ||
        (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant'))
      )
        setOpen(false);
    },
  };
}

/**
 * The list of suggestions of a field that is already there: Base UI's list without its input. Loaded late; it draws
 * only when its own state changes, because each drawing lends the field new handlers.
 */
export const SuggestList = memo(function SuggestList({ id, input, words, lend }: Props) {
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const { rows, settled } = useRows(typed, open);
  const shown = open && rows.length > 0;
  const own = useField(shown, setOpen, setTyped);
  const close = useCallback(() => setOpen(false), []);
  const choose = ({ kind, name }: Row) => {
    if (input.current && kind !== 'recent') input.current.value = name;
    close();
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {open && settled ? words.found[rows.length] : null}
      </p>
      {shown ? (
        // Another list begins anew: a line highlighted in the last one must not become another one.
        <Autocomplete.Root key={rows.map(({ path }) => path).join(' ')} inline open value={typed} filter={null}>
          <Autocomplete.Input id={id} render={(base) => <Lender own={own} base={base} input={input} lend={lend} />} />
          <SuggestPanel input={input} onLeave={close}>
            <PanelContent typed={typed} rows={rows} words={words} input={input} onChoose={choose} />
          </SuggestPanel>
        </Autocomplete.Root>
      ) : (
        <Lender own={own} base={{}} input={input} lend={lend} />
      )}
    </>
  );
});
