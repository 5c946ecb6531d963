import type { ReactNode, Ref } from 'react';

type Props = { ref?: Ref<HTMLDivElement>; id: string; title: string; children: ReactNode };

/** An error message of the form, announced to screen readers. It can take focus. */
export function Notice({ ref, id, title, children }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className="scroll-mt-24 rounded-card border-2 border-danger bg-surface p-5"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
