import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = { status: number; title: string; text: string; message?: ReactNode; children?: ReactNode };

/** E1: `message` is the technical message, if it helps to find the cause. */
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

const WIDTHS = {
  narrow: 'max-w-5xl min-[90rem]:pr-8',
  content: 'max-w-content min-[90rem]:pr-8',
  window: '',
} as const;

/** The width and margins of pages. The right margin has space for the contact rail. */
export function PageFrame({
  children,
  width = 'content',
  className = '',
}: {
  children: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Must not set width or side margins: error pages use this in the client bundle, which has no class merge. */
  className?: string;
}) {
  return (
    <div className={`mx-auto w-full px-4 md:px-6 lg:pr-[4.5rem] lg:pl-8 ${WIDTHS[width]} ${className}`}>{children}</div>
  );
}
