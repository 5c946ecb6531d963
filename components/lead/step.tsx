import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = { number: number; title: string; hint?: string; children: ReactNode };

/** One of the three steps: a group of fields, in two columns where there is room. */
export function Step({ number, title, hint, children }: Props) {
  const t = useTranslations('Seller');
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <legend className="float-left mb-5 flex w-full items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-phprimary font-semibold text-on-primary tabular-nums"
        >
          {number}
        </span>
        <span className="min-w-0">
          <span className="block text-muted text-sm leading-snug">{t('stepOf', { step: number })}</span>
          <span className="block font-semibold text-xl leading-snug">{title}</span>
          {hint ? <span className="mt-1 block text-muted text-sm">{hint}</span> : null}
        </span>
      </legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
