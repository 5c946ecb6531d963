import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';

const WORDS = {
  sale: {
    Sold: { title: 'soldTitle', text: 'soldText' },
    Reserved: { title: 'reservedTitle', text: 'reservedText' },
  },
  rent: {
    Sold: { title: 'letTitle', text: 'letText' },
    Reserved: { title: 'reservedTitle', text: 'reservedRentText' },
  },
} as const;

type Props = { listing: Listing; children?: ReactNode };

/** Says that a listing is sold, let or reserved. `children` adds to it. */
export function StatusBanner({ listing: { deal, recordStatus: status }, children }: Props) {
  const t = useTranslations('Listing');
  if (status !== 'Sold' && status !== 'Reserved') return null;
  const { title, text } = WORDS[deal][status];
  return (
    <div className="mb-4 rounded-card border border-metro-orange bg-sunken px-5 py-4">
      <p>
        <strong className="block text-metro-orange">{t(title)}</strong>
        {t(text)}
      </p>
      {children ? <p className="mt-2">{children}</p> : null}
    </div>
  );
}
