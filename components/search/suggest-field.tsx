'use client';

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { Field, inputClass } from '../ui/field';
import type { SuggestList, SuggestWords } from './suggest-list';

const ID = 'q';

type Props = { label: string; placeholder: string; value: string | undefined; words: SuggestWords };

/**
 * A field of a plain form, the same with and without JavaScript. What suggests comes when the field is first turned to
 * and then only lends this very input its attributes and handlers: the element stays, and with it focus, caret, typed
 * text and a composition under way. Nobody ever writes into it while somebody types.
 */
export function SuggestField({ label, placeholder, value, words }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof SuggestList | null>(null);
  const [lent, setLent] = useState<ComponentProps<'input'>>({});
  const load = useCallback(() => {
    // Where it does not come, the form still works; the next focus tries again.
    import('./suggest-list').then((room) => setList(() => room.SuggestList)).catch(() => {});
  }, []);
  useEffect(() => {
    // The page may answer to presses only after somebody began to type.
    if (document.activeElement === input.current) load();
  }, [load]);
  return (
    <Field id={ID} label={label}>
      <input
        onFocus={load}
        {...lent}
        ref={input}
        id={ID}
        name="q"
        type="search"
        defaultValue={value}
        maxLength={200}
        placeholder={placeholder}
        autoComplete="off"
        className={inputClass}
      />
      {List === null ? null : <List id={ID} input={input} words={words} lend={setLent} />}
    </Field>
  );
}
