import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { routePath } from '@/lib/navigation/routes';
import { SavedHomes } from '../saved/saved-homes';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';

/** D: the bottom bar of phones and tablets: search, saved listings, and every way to contact the office. */
export function BottomBar({ contact }: { contact: ReactNode }) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t('BottomBar.label')}
      className="fixed inset-x-0 bottom-0 z-rail border-line border-t bg-page pb-[env(safe-area-inset-bottom)] [body:has([data-listing-bar])_&]:hidden lg:hidden print:hidden"
    >
      {/* The minimum height and the grid avoid a layout shift, because the links stream in later. */}
      <div className="mx-auto grid min-h-14 max-w-content grid-cols-3 noscript:grid-cols-2">
        <LocalLink href={routePath('search')} className="bar-item">
          <Icon name="search" />
          {t('BottomBar.search')}
        </LocalLink>
        <SavedHomes className="bar-item">
          <Icon name="heart" />
          {t('BottomBar.saved')}
        </SavedHomes>
        <Disclosure
          summary={
            <>
              <Icon name="message-circle" />
              {t('Contact.label')}
            </>
          }
          summaryClass="bar-item list-none font-semibold text-phprimary"
        >
          <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto rounded-t-card border-line border-t bg-page px-6 py-3 shadow-raised">
            {contact}
            <LocalLink
              href={routePath('contact-us')}
              className="flex min-h-14 items-center gap-3 border-line border-t font-medium"
            >
              <Icon name="map-pin" className="mx-1.5 size-6 text-icon" />
              {t('BottomBar.offices')}
            </LocalLink>
          </div>
        </Disclosure>
      </div>
    </nav>
  );
}
