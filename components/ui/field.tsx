import type { ComponentProps, ReactNode } from 'react';

export const inputClass = 'text-box';

type FrameProps = { id: string; label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode };

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-hint`} className="mb-1.5 text-muted text-sm">
      {children}
    </p>
  ) : null;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className="mb-1 font-semibold text-danger text-sm">
      {children}
    </p>
  ) : null;
}

/** A label with its control, hint and error. The control is the child and must have the same id. */
export function Field({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="flex h-full flex-col">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Aligns controls side by side at the bottom, whatever the height of their hints. */}
      <div className="field-control">
        <FieldError id={id}>{error}</FieldError>
        {children}
      </div>
    </div>
  );
}

export type FieldProps = { id?: string; name: string; label: ReactNode; hint?: ReactNode; error?: ReactNode };

export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

export function TextField({ name, id = name, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input id={id} name={name} {...input} {...describedBy(id, { hint, error })} className={inputClass} />
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>;

export function TextArea({ name, id = name, label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea id={id} name={name} rows={4} {...area} {...describedBy(id, { hint, error })} className={inputClass} />
    </Field>
  );
}

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'className'>;

/** Native, so that phones show their own picker and it works without JavaScript. */
export function Select({ name, id = name, label, hint, error, children, ...select }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select id={id} name={name} {...select} {...describedBy(id, { hint, error })} className={inputClass}>
        {children}
      </select>
    </Field>
  );
}

type CheckboxProps = Omit<FieldProps, 'hint'> & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A checkbox with its label. A page may have a hundred, so the style is one class in app/field-classes.css. */
export function Checkbox({ name, id = name, label, error, ...input }: CheckboxProps) {
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

type Option = { value: string; label: string };
type RadioGroupProps = FieldProps &
  Pick<ComponentProps<'input'>, 'required' | 'disabled' | 'onChange'> & {
    options: readonly Option[];
    defaultValue?: string;
    /** For more options than fit into a row. */
    isTiles?: boolean;
  };

/** Segments made of native radio buttons, so that arrow keys and plain forms work. */
export function RadioGroup({ name, id = name, label, hint, error, isTiles, ...group }: RadioGroupProps) {
  const { options, defaultValue, ...input } = group;
  return (
    <fieldset id={id} aria-describedby={describedBy(id, { hint, error })['aria-describedby']} className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div
        className={`${isTiles ? 'tiles' : 'segments'} has-[:disabled]:border-line ${error ? 'border-danger' : 'border-control'}`}
      >
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              {...input}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
