import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pageWindow } from '@/lib/search/paginate';
import { Icon } from './icon';
import { LocalLink } from './navigation';
import { StaticPart } from './static-part';

const cell = 'flex min-h-11 min-w-11 items-center justify-center rounded-field px-2 tabular-nums sm:px-3';
const link = `${cell} border border-line hover:border-phprimary hover:text-phprimary`;

/** Hidden on phones, so that the links fit on one line. "Previous" and "next" lead to the same pages. */
const isSpare = (number: number, page: number, all: readonly (number | null)[]) =>
  Math.abs(number - page) === 1 && all.filter((entry) => entry === null).length === 2;

/** `hrefOf` returns a path without the locale. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('Pagination');
  if (pages <= 1) return null;
  return (
    <StaticPart
      as="nav"
      id="pagination"
      aria-label={t('label')}
      className="mt-10 flex flex-wrap justify-center gap-1 sm:gap-2"
    >
      {page > 1 ? (
        <LocalLink href={hrefOf(page - 1)} rel="prev" className={link} aria-label={t('previous')}>
          <Icon name="chevron-left" />
        </LocalLink>
      ) : null}
      {pageWindow(page, pages).map((number, index, all) => {
        if (number === null) {
          return (
            <span
              key={`after-${all[index - 1]}`}
              className="flex w-5 items-center justify-center sm:w-11"
              aria-hidden="true"
            >
              …
            </span>
          );
        }
        return number === page ? (
          <span key={number} aria-current="page" className={`${cell} bg-phprimary font-semibold text-on-primary`}>
            <span className="sr-only">{t('current', { page: number })}</span>
            <span aria-hidden="true">{number}</span>
          </span>
        ) : (
          <LocalLink
            key={number}
            href={hrefOf(number)}
            className={isSpare(number, page, all) ? `${link} max-sm:hidden` : link}
            aria-label={t('page', { page: number })}
          >
            {number}
          </LocalLink>
        );
      })}
      {page < pages ? (
        <LocalLink href={hrefOf(page + 1)} rel="next" className={link} aria-label={t('next')}>
          <Icon name="chevron-right" />
        </LocalLink>
      ) : null}
    </StaticPart>
  );
}

type BreadcrumbsProps = { items: { href: string; label: ReactNode }[]; current: ReactNode; className?: string };

export function Breadcrumbs({ items, current, className = '' }: BreadcrumbsProps) {
  const t = useTranslations('Breadcrumbs');
  return (
    <StaticPart
      as="nav"
      id="breadcrumbs"
      aria-label={t('label')}
      className={`py-2 text-muted text-sm print:hidden ${className}`}
    >
      <ol className="breadcrumbs">
        {[{ href: '/', label: t('home') }, ...items].map(({ href, label }) => (
          <li key={href} className="flex items-center gap-1">
            <LocalLink href={href} className="inline-flex min-h-11 items-center hover:text-phprimary hover:underline">
              {label}
            </LocalLink>
          </li>
        ))}
        {/* On the same line if there is space for a few words, otherwise on a separate line. */}
        <li aria-current="page" className="flex min-w-0 flex-[1_1_6.5rem] items-center gap-1">
          <span className="truncate">{current}</span>
        </li>
      </ol>
    </StaticPart>
  );
}
