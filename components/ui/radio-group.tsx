import type { ComponentProps } from 'react';
import { describedBy, FieldError, FieldHint, type FieldProps } from './field';

type Option = { value: string; label: string };
type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'required' | 'disabled' | 'onChange'> & {
    options: readonly Option[];
    defaultValue?: string;
  };

/** A choice of a few options, shown as segments. They are native radio buttons, so arrow keys and plain forms work. */
export function RadioGroup({ name, id = name, label, hint, error, options, defaultValue, ...input }: Props) {
  return (
    <fieldset id={id} aria-describedby={describedBy(id, { hint, error })['aria-describedby']} className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div
        className={`flex flex-wrap gap-1 rounded-field border bg-sunken p-1 has-[:disabled]:border-line ${error ? 'border-danger' : 'border-control'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 grow basis-28 cursor-pointer items-center justify-center rounded-md px-3 py-1.5 text-center font-medium leading-snug transition-colors duration-150 has-checked:bg-phprimary has-disabled:cursor-not-allowed has-checked:text-on-primary has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:outline-offset-2 not-has-disabled:not-has-checked:hover:bg-surface has-disabled:has-checked:bg-line"
          >
            <input
              {...input}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
