import type { ReactNode } from 'react';

/** The style of a text field, a text area and a select. */
export const inputClass = 'text-box';

type Props = { id: string; label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode };

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-hint`} className="mb-1 text-muted text-sm">
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
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="flex h-full flex-col">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Aligns controls side by side at the bottom, whatever the height of their hints. */}
      <div className="mt-auto">
        <FieldError id={id}>{error}</FieldError>
        {children}
      </div>
    </div>
  );
}

/** The props of a labelled control. All others are attributes of the control itself. */
export type FieldProps = { id?: string; name: string; label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** The `aria` attributes that link a control to its hint and error. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
