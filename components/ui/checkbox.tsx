import type { ComponentProps } from 'react';
import { describedBy, FieldError, type FieldProps } from './field';

type Props = Omit<FieldProps, 'hint'> & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A checkbox with its label. A page may have a hundred, so the style is one class in app/named-looks.css. */
export function Checkbox({ name, id = name, label, error, ...input }: Props) {
  return (
    <div>
      <FieldError id={id}>{error}</FieldError>
      <label className="tick-row">
        <input id={id} name={name} {...input} type="checkbox" {...describedBy(id, { error })} className="tick" />
        <span className="min-w-0">{label}</span>
      </label>
    </div>
  );
}
