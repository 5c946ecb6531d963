import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyPage } from '@/lib/content/collections';
import { otherPictures } from '@/lib/content/gallery';
import { routePath } from '@/lib/navigation/routes';
import { COMPANY_MENU } from '../layout/main-menu';
import { Photo } from '../media/photo';
import { PhotoGrid } from '../media/photo-grid';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { LocalLink } from '../ui/local-link';
import { PageHeading } from '../ui/section';
import { LocalizedText } from '../ui/words';
import { Prose } from './prose';

/** A company page with links to the other company pages. `children` is content that only this page has. */
export function CompanyPageView({ page, children }: { page: CompanyPage; children: ReactNode }) {
  const t = useTranslations();
  const cover = page.media.find(({ kind }) => kind === 'photo');
  const others = otherPictures(page.media, cover);
  return (
    <>
      <Breadcrumbs items={[]} current={<LocalizedText content={page.title} />} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('Company.sections')}>
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {COMPANY_MENU.map((name) => (
              <li key={name}>
                <LocalLink
                  href={routePath(name)}
                  aria-current={name === page.id ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-field px-3 hover:bg-sunken hover:text-phprimary aria-[current]:bg-lightblue aria-[current]:font-semibold"
                >
                  {t(`Menu.${name}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <PageHeading title={<LocalizedText content={page.title} />} lead={<LocalizedText content={page.summary} />} />
          {cover ? (
            <Photo
              picture={cover}
              first
              sizes="(min-width: 1024px) 950px, 94vw"
              className="mb-4 aspect-2/1 h-auto rounded-card"
            />
          ) : null}
          <Prose content={page.body} />
          {others.length > 0 ? (
            <div className="mt-6">
              <PhotoGrid pictures={others} />
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </>
  );
}
