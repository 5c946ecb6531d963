import type { ReactNode } from 'react';

export const inputClass =
  'min-h-11 w-full rounded-field border border-line bg-surface px-3 py-2 text-font placeholder:text-muted hover:border-icon aria-invalid:border-danger';

type Props = { id: string; label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode };

/** A label, its control (given as the child with the same id), a hint and the error that belongs to it. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="flex h-full flex-col">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mb-1 font-semibold text-danger text-sm">
          {error}
        </p>
      ) : null}
      {/* Controls side by side stand in one line, whatever hints are above them. */}
      <div className="mt-auto">{children}</div>
    </div>
  );
}

/** The `aria` attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint = false, error = false }: { hint?: boolean; error?: boolean }) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error || undefined };
}
