import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps, inputClass } from './field';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>;

export function TextArea({ name, id = name, label, hint, error, ...area }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea id={id} name={name} rows={4} {...area} {...describedBy(id, { hint, error })} className={inputClass} />
    </Field>
  );
}
