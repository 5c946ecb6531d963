import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { LocalLink } from './local-link';

/** The path from the home page. The current page comes last and is not a link. */
export function Breadcrumbs({ items, current }: { items: { href: string; label: ReactNode }[]; current: ReactNode }) {
  const t = useTranslations('Breadcrumbs');
  return (
    <nav aria-label={t('label')} className="py-2 text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ href: '/', label: t('home') }, ...items].map(({ href, label }, index) => (
          <li key={href} className="flex items-center gap-1">
            {index > 0 ? <Icon name="chevron-right" className="size-4" /> : null}
            <LocalLink href={href} className="inline-flex min-h-11 items-center hover:text-phprimary hover:underline">
              {label}
            </LocalLink>
          </li>
        ))}
        {/* On the same line if there is space for a few words, otherwise on a separate line. */}
        <li aria-current="page" className="flex min-w-0 flex-[1_1_9rem] items-center gap-1">
          <Icon name="chevron-right" className="size-4" />
          <span className="truncate">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
