import type { ComponentProps } from 'react';
import { describedBy, FieldError, type FieldProps } from './field';

type TickProps = Omit<FieldProps, 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A box to tick with its words; both can be pressed. A page may have a hundred: their look is one class in globals.css. */
export function TickRow({ name, id = name, label, ...input }: TickProps) {
  return (
    <label className="tick-row">
      <input id={id} name={name} {...input} type="checkbox" className="tick" />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

type Props = TickProps & Pick<FieldProps, 'error'>;

/** A box to tick that may be refused. */
export function Checkbox({ name, id = name, error, ...rest }: Props) {
  return (
    <div>
      <FieldError id={id}>{error}</FieldError>
      <TickRow id={id} name={name} {...rest} {...describedBy(id, { error })} />
    </div>
  );
}
