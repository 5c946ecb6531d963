import { useTranslations } from 'next-intl';
import { pageWindow } from '@/lib/search/paginate';
import { Icon } from './icon';
import { LocalLink } from './local-link';

const cell = 'flex min-h-11 min-w-11 items-center justify-center rounded-field px-3 tabular-nums';
const link = `${cell} border border-line hover:border-phprimary hover:text-phprimary`;

/** Numbered pages with rel links; nothing for a single page. `hrefOf` gives a path without locale. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('Pagination');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-10 flex flex-wrap justify-center gap-2">
      {page > 1 ? (
        <LocalLink href={hrefOf(page - 1)} rel="prev" className={link} aria-label={t('previous')}>
          <Icon name="chevron-left" />
        </LocalLink>
      ) : null}
      {pageWindow(page, pages).map((number, index, all) => {
        if (number === null) {
          return (
            <span key={`after-${all[index - 1]}`} className={cell} aria-hidden="true">
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
          <LocalLink key={number} href={hrefOf(number)} className={link} aria-label={t('page', { page: number })}>
            {number}
          </LocalLink>
        );
      })}
      {page < pages ? (
        <LocalLink href={hrefOf(page + 1)} rel="next" className={link} aria-label={t('next')}>
          <Icon name="chevron-right" />
        </LocalLink>
      ) : null}
    </nav>
  );
}
