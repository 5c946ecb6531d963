import type { ComponentProps } from 'react';
import { describedBy, FieldError, type FieldProps } from './field';
import { Glyph } from './glyph';

type Props = Omit<FieldProps, 'hint'> & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A box to tick with its words; both can be pressed. */
export function Checkbox({ name, id = name, label, error, ...input }: Props) {
  return (
    <div>
      <FieldError id={id}>{error}</FieldError>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative mt-0.5 grid shrink-0 place-items-center">
          <input
            id={id}
            name={name}
            {...input}
            type="checkbox"
            {...describedBy(id, { error })}
            className="peer size-6 cursor-[inherit] appearance-none rounded-md border border-control bg-surface transition-colors duration-150 checked:border-phprimary checked:bg-phprimary enabled:hover:border-font disabled:border-line disabled:bg-sunken aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger forced-colors:appearance-auto"
          />
          <Glyph
            name="check"
            className="absolute size-4.5 text-on-primary opacity-0 peer-checked:opacity-100 peer-disabled:text-muted forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
    </div>
  );
}
