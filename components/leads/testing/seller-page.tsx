import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { renderOnPage } from '../../testing/render';
import { SellerForm } from '../seller-form';
import { LAST_STEP } from '../use-steps';
import { consent, fill, submitButton } from './fields';

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

/** Fills in the required fields of the first step. */
export function fillProperty(): void {
  fireEvent.pointerDown(screen.getByDisplayValue('condo'));
  fireEvent.click(screen.getByDisplayValue('condo'));
  fill('province', '10');
}

/** Fills in all required fields. */
export function fillRequired(): void {
  fillProperty();
  fill('name', 'Somchai');
  fill('phone', '081 234 5678');
  consent();
}

export const shownStep = () =>
  [1, 2, 3, 4].findIndex((step) => document.getElementById(`step-${step}`)?.closest('.hidden') === null) + 1;

/** Sends only the click, because a press of a user sends ten more events in each step. */
export async function goToLastStep(): Promise<void> {
  for (let step = shownStep(); step < LAST_STEP; step = shownStep()) {
    fireEvent.click(submitButton());
    await waitFor(() => expect(shownStep()).toBe(step + 1));
  }
}

export async function send(user: UserEvent): Promise<void> {
  await goToLastStep();
  await user.click(submitButton());
}
