'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import { Glyph } from '../ui/glyph';
import { forgetSearch, forgetSearches } from './recent-store';
import { type Row, SuggestRow } from './suggest-row';

export type SuggestWords = {
  list: string;
  /** Messages indexed by the number of suggestions. */
  found: readonly string[];
  recent: string;
  most: string;
  remove: string;
  clear: string;
};

const label = 'flex h-9 items-center px-3 font-medium text-muted text-sm';

type RemoveButtonsProps = { rows: readonly Row[]; words: SuggestWords; onRemoved: () => void };

/** Delete buttons for the recent searches. They are outside the listbox, because an option cannot contain buttons. */
function RemoveButtons({ rows, words, onRemoved }: RemoveButtonsProps) {
  return (
    <ul className="absolute top-9 right-0">
      {rows.map(({ path, name }) => (
        <li key={path}>
          <button
            type="button"
            aria-label={`${words.remove}: ${name}`}
            onClick={() => {
              forgetSearch(path.slice(path.indexOf('?')));
              onRemoved();
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

type ContentProps = {
  input: RefObject<HTMLInputElement | null>;
  words: SuggestWords;
  typed: string;
  rows: readonly Row[];
  onChoose: (row: Row) => void;
};

/** The suggestion rows in groups, with delete buttons for the recent searches. */
export function PanelContent({ typed, rows, words, input, onChoose }: ContentProps) {
  const recent = rows.filter(({ kind }) => kind === 'recent');
  const focusBack = () => input.current?.focus();
  const isTyped = typed.trim() !== '';
  return (
    <>
      {/* Make this container scrollable only if it has focusable content, which are the delete buttons. */}
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
        <RemoveButtons rows={recent} words={words} onRemoved={focusBack} />
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
