import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps, inputClass } from './field';
import { Glyph } from './glyph';

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'className'>;

/** A styled native select: phones show their own picker, and it works without JavaScript. */
export function Select({ name, id = name, label, hint, error, children, ...select }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          name={name}
          {...select}
          {...describedBy(id, { hint, error })}
          className={`${inputClass} appearance-none truncate pr-10`}
        >
          {children}
        </select>
        <Glyph name="chevron-down" className="absolute top-1/2 right-3 size-5 -translate-y-1/2 text-icon" />
      </div>
    </Field>
  );
}
