import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '../ui/page-frame';

type Props = { status: number; title: string; text: string; message?: ReactNode; children?: ReactNode };

/** E1: describes an error with its status, and with the technical message if that helps to find the cause. */
export function ErrorView({ status, title, text, message, children }: Props) {
  const t = useTranslations('Error');
  return (
    <PageFrame className="py-16 text-center">
      <p data-error-status={status} className="font-semibold text-muted">
        {t('status', { status: String(status) })}
      </p>
      <h1 className="mt-1 text-3xl md:text-4xl">{title}</h1>
      <p className="mx-auto mt-3 max-w-prose text-lg text-muted">{text}</p>
      {message && <p className="mt-3 text-muted text-sm">{message}</p>}
      {children}
    </PageFrame>
  );
}
