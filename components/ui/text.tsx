import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { LinkButton } from './button';
import { Icon } from './icon';
import { LocalLink } from './navigation';
import { StaticPart } from './static-part';

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  more?: { href: string; label: string };
  empty?: boolean;
  children: ReactNode;
};

export function Section({ id, title, lead, more, empty = false, children }: Props) {
  if (empty) return null;
  const heading = (
    <h2 id={id} className={`text-2xl md:text-3xl${lead || more ? '' : ' mb-6'}`}>
      {title}
    </h2>
  );
  const texts = lead ? (
    <div className={more ? undefined : 'mb-6'}>
      {heading}
      <p className="mt-1 max-w-prose text-muted">{lead}</p>
    </div>
  ) : (
    heading
  );
  return (
    <StaticPart as="section" id={`${id}-section`} aria-labelledby={id} className="lazy-layout py-7 md:py-10">
      {more ? (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          {texts}
          <LocalLink
            href={more.href}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-phprimary hover:underline"
          >
            {more.label}
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        </div>
      ) : (
        texts
      )}
      {children}
    </StaticPart>
  );
}

type HeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Small on phones and tablets, where the content below matters more. */
  compact?: boolean;
  className?: string;
  children?: ReactNode;
};

export function PageHeading({ title, lead, compact = false, className = '', children }: HeadingProps) {
  return (
    <header className={`${compact ? 'mb-1.5 max-lg:pt-3' : 'mb-8'} ${className}`}>
      <h1 className={compact ? 'text-xl lg:text-3xl' : 'text-3xl md:text-4xl'}>{title}</h1>
      {lead ? (
        <p className={`max-w-prose text-muted ${compact ? 'text-sm lg:text-base' : 'mt-2 text-lg'}`}>{lead}</p>
      ) : null}
      {children}
    </header>
  );
}

type Text = { th?: string | undefined; en?: string | undefined };

/** Has `lang` if the text falls back to the other language. */
export function LocalizedText({ content }: { content: Text }) {
  const { text, lang } = localizedText(content, useLocale());
  const rendered = unbroken(text);
  return lang === undefined ? rendered : <span lang={lang}>{rendered}</span>;
}

export function Quotation({ quote, children }: { quote: Text; children: ReactNode }) {
  return (
    <figure className="max-w-prose border-line border-l-4 pl-4">
      <blockquote className="whitespace-pre-line">
        <LocalizedText content={quote} />
      </blockquote>
      <figcaption className="mt-2 text-base text-muted">{children}</figcaption>
    </figure>
  );
}

export function EmptyState({
  title,
  text,
  action,
}: {
  title: string;
  text: string;
  action: { href: string; label: string };
}) {
  return (
    <div className="rounded-card border border-line border-dashed bg-sunken px-6 py-14 text-center">
      <Icon name="house" className="size-10 text-icon" />
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-prose text-muted">{text}</p>
      <LinkButton href={action.href}>{action.label}</LinkButton>
    </div>
  );
}
