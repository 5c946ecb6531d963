import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps, inputClass } from './field';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

export function TextField({ name, id = name, label, hint, error, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input id={id} name={name} {...input} {...describedBy(id, { hint, error })} className={inputClass} />
    </Field>
  );
}
