'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent, RefObject } from 'react';
import type { SuggestionKind } from '@/lib/search/suggest/suggestion';
import { emphasise } from '@/lib/search/suggest/suggestion-response';
import { Glyph, Strokes } from '../ui/glyph';
import { LocalLink } from '../ui/navigation';
import { forgetSearch, forgetSearches } from './recent-searches';

/** One row of the list. Recent searches have an empty `note` and `homes`. */
export type Row = {
  readonly kind: SuggestionKind | 'recent';
  readonly path: string;
  readonly name: string;
  readonly note: string;
  readonly homes: string;
};

export type SuggestMessages = {
  list: string;
  /** Messages for no suggestion, for one, and for several: there `{count}` stands for their number. */
  found: readonly [none: string, one: string, many: string];
  recent: string;
  examples: string;
  most: string;
  remove: string;
  clear: string;
};

type Choose = (row: Row, event: MouseEvent) => void;

type ContentProps = {
  input: RefObject<HTMLInputElement | null>;
  words: SuggestMessages;
  typed: string;
  rows: readonly Row[];
  onChoose: Choose;
};

export function PanelContent({ typed, rows, words, input, onChoose }: ContentProps) {
  const recent = rows.filter(({ kind }) => kind === 'recent');
  const examples = rows.filter(({ kind }) => kind === 'example');
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
          <Rows title={words.examples} rows={examples} typed={typed} onChoose={onChoose} />
          <Rows
            title={isTyped ? null : words.most}
            rows={rows.filter((row) => !recent.includes(row) && !examples.includes(row))}
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

const label = 'flex h-9 items-center px-3 font-medium text-muted text-sm';

type GroupProps = { title: string | null; rows: readonly Row[]; typed: string; onChoose: Choose };

function Rows({ title, rows, typed, onChoose }: GroupProps) {
  const lines = rows.map((row) => <SuggestRow key={row.path} row={row} typed={typed} onChoose={onChoose} />);
  if (title === null) return lines;
  return rows.length === 0 ? null : (
    <Autocomplete.Group>
      <Autocomplete.GroupLabel className={label}>{title}</Autocomplete.GroupLabel>
      {lines}
    </Autocomplete.Group>
  );
}

/** A row of the list. It is a link, so that visitors can open it in a new tab. */
function SuggestRow({ row, typed, onChoose }: { row: Row; typed: string; onChoose: Choose }) {
  const { kind, path, name, note, homes } = row;
  return (
    <Autocomplete.Item
      value={row}
      // Arrow keys move through the list, and Tab leaves it.
      render={<LocalLink href={path} prefetch={false} tabIndex={-1} />}
      onClick={(event) => onChoose(row, event)}
      className={`flex cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-highlighted:bg-lightblue ${kind === 'recent' ? 'h-11 pr-12' : 'min-h-13 py-1.5'}`}
    >
      <Strokes path={STROKES[kind]} className="size-5 text-icon" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className={kind === 'sentence' || kind === 'example' ? 'block' : 'block truncate'}>
          {kind === 'sentence' ? name : <Emphasised name={name} typed={typed} />}
        </span>
        {note === '' ? null : <span className="block truncate text-muted text-sm">{note}</span>}
      </span>
      {homes === '' ? null : <span className="shrink-0 text-muted text-sm tabular-nums">{homes}</span>}
    </Autocomplete.Item>
  );
}

function Emphasised({ name, typed }: { name: string; typed: string }) {
  const [before, match, after] = emphasise(name, typed);
  return (
    <>
      {before}
      {match === '' ? null : <mark className="bg-transparent font-bold text-phprimary">{match}</mark>}
      {after}
    </>
  );
}

/** Lucide icon paths (ISC licence), in this module because only the list uses them. */
const STROKES: Readonly<Record<Row['kind'], string>> = {
  station:
    'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1m7 1l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5Zm-1 0l-2 3m10-3l2 3',
  district:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0',
  province:
    'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zm.894.211v15M9 3.236v15',
  type: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  project:
    'M10 12h4m-4-4h4m0 13v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
  code: 'M4 9h16M4 15h16M10 3L8 21m8-18l-2 18',
  sentence: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0',
  example:
    'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
  recent: 'M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5m4-1v5l4 2',
};

type RemoveButtonsProps = { rows: readonly Row[]; words: SuggestMessages; onRemoved: () => void };

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
