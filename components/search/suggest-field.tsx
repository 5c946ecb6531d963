'use client';

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { Field, inputClass } from '../ui/field';
import type { SuggestMessages } from './suggest-content';
import type { SuggestList } from './suggest-list';

const ID = 'q';

type Props = { label: string; placeholder: string; value: string | undefined; words: SuggestMessages };

/** Never replaces the input or sets its value while the visitor types, to keep focus, caret and IME composition. */
export function SuggestField({ label, placeholder, value, words }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof SuggestList | null>(null);
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>({});
  const load = useCallback(() => {
    // If the import fails, the form still works, and the next focus retries.
    import('./suggest-list').then((module) => setList(() => module.SuggestList)).catch(() => {});
  }, []);
  useEffect(() => {
    // The visitor may have focused the field before hydration.
    if (document.activeElement === input.current) load();
  }, [load]);
  useEffect(() => {
    const form = input.current?.form;
    const fill = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('[data-example]') : null;
      if (!link || !input.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      input.current.value = link.textContent;
      input.current.focus();
    };
    form?.addEventListener('click', fill);
    return () => form?.removeEventListener('click', fill);
  }, []);
  return (
    <Field id={ID} label={label}>
      <input
        onFocus={load}
        {...inputProps}
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
      {List === null ? null : <List id={ID} input={input} words={words} onInputProps={setInputProps} />}
    </Field>
  );
}
