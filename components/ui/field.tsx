import type { ReactNode } from 'react';

/** The look of a text field, a text area and a select. */
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

/** A label, its control (given as the child with the same id), a hint and the error that belongs to it. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="flex h-full flex-col">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Controls side by side stand in one line, whatever hints are above them, each below its error. */}
      <div className="mt-auto">
        <FieldError id={id}>{error}</FieldError>
        {children}
      </div>
    </div>
  );
}

/** What a labelled control says about itself; the rest are the control's own attributes. */
export type FieldProps = { id?: string; name: string; label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** The `aria` attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
