'use client';

import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/i18n/numbers';
import { TextField } from '../ui/field';
import { amountReader } from './form-query';

const NAMES = ['price_min', 'price_max', 'payment_max'] as const;
export type PriceName = (typeof NAMES)[number];

type Props = {
  name: PriceName;
  unclear: string;
} & Omit<ComponentProps<typeof TextField>, 'name' | 'onBlur'>;

/** Shows the parsed price or an error. Swaps minimum and maximum only after both fields have lost focus. */
export function PriceInput({ unclear, ...props }: Props) {
  const [hasFault, setFault] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const clearFault = () => setFault(false);
    form?.addEventListener('reset', clearFault);
    return () => form?.removeEventListener('reset', clearFault);
  }, []);
  const mark = (
    { name, value }: HTMLInputElement,
    { parsePayment, parsePrice }: Awaited<ReturnType<typeof amountReader>>,
  ) =>
    // An empty field and 0 both mean no limit.
    setFault(value.trim() !== '' && (name === 'payment_max' ? parsePayment : parsePrice)(value) === null);
  const show = async ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { form } = currentTarget;
    const reader = await amountReader();
    if (form === null) return;
    const all = NAMES.flatMap((name) => {
      const input = form.elements.namedItem(name);
      return input instanceof HTMLInputElement ? { name, input } : [];
    });
    const isMovingToOther = all.some(({ input }) => input === relatedTarget);
    const isLeft = (input: HTMLInputElement) => !isMovingToOther || input === currentTarget;
    // The visitor may have come back to a field while the reader loaded.
    const inputs = all.filter(({ input }) => isLeft(input) && input !== document.activeElement);
    const typed = new URLSearchParams(inputs.map(({ name, input }) => [name, input.value]));
    const { priceMin, priceMax, paymentMax } = reader.parseTypedQuery(typed);
    const parsed = { price_min: priceMin, price_max: priceMax, payment_max: paymentMax };
    if (currentTarget !== document.activeElement) mark(currentTarget, reader);
    for (const { name, input } of inputs) {
      const price = parsed[name];
      // Leave a price that cannot be parsed, so that the visitor can correct it.
      if (price === undefined || input.value === formatNumber(price)) continue;
      input.value = formatNumber(price);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <TextField
      {...props}
      ref={field}
      error={hasFault ? unclear : undefined}
      inputMode="decimal"
      placeholder="฿"
      onInput={() => setFault(false)}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Enter') amountReader().then((reader) => mark(currentTarget, reader), console.warn);
      }}
      onFocus={() => void amountReader().catch(console.warn)}
      onBlur={(event) => void show(event).catch(console.warn)}
    />
  );
}
