import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { renderOnPage } from '../../testing/render';
import { SellerForm } from '../seller-form';

const PROVINCES = [
  { value: '10', label: 'Bangkok' },
  { value: '50', label: 'Chiang Mai' },
];

type Options = Partial<Pick<ComponentProps<typeof SellerForm>, 'given'>> & { locale?: Locale };

/** The sellers' form as its page shows it. */
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

/** A control by its id, which is its name. */
export function field(id: string) {
  const control = document.getElementById(id);
  const isInput = control instanceof HTMLInputElement;
  if (isInput || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`There is no field #${id}.`);
}

/** Puts a text into a field at once, as pasting does. */
export function fill(id: string, value: string): void {
  fireEvent.focus(field(id));
  fireEvent.change(field(id), { target: { value } });
}

/** Everything that has to be there. */
export function fillRequired(): void {
  fill('name', 'Somchai');
  fill('phone', '081 234 5678');
  fill('intent', 'sell');
  fill('property_type', 'condo');
  fill('province', '10');
  fireEvent.click(field('consent_contact'));
}

export const submitButton = (name = 'Send enquiry') => screen.getByRole('button', { name });

/** The box that says what is wrong with the form. */
export const notice = (title: string) => within(screen.getByRole('alert', { name: title }));
