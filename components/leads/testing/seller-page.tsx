import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { renderOnPage } from '../../testing/render';
import { SellerForm } from '../seller-form';
import { consent, fill } from './fields';

const PROVINCES = [
  { value: '10', label: 'Bangkok' },
  { value: '50', label: 'Chiang Mai' },
];

type Options = Partial<Pick<ComponentProps<typeof SellerForm>, 'submitted'>> & { locale?: Locale };

/** Renders the sellers' form as its page does. */
export function renderSellerForm({ locale = 'en-us', ...props }: Options = {}) {
  return renderOnPage(
    <SellerForm
      action={`/api/seller-leads?locale=${locale}`}
      provinces={PROVINCES}
      exampleDay="2026-12-24"
      channels={<a href="tel:+6620000100">+6620000100</a>}
      {...props}
    />,
    { locale, url: `/${locale}/contact-us-for-sell` },
  );
}

/** Fills in all required fields. */
export function fillRequired(): void {
  fill('name', 'Somchai');
  fill('phone', '081 234 5678');
  fill('intent', 'sell');
  fill('property_type', 'condo');
  fill('province', '10');
  consent();
}
