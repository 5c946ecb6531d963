'use client';

import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/i18n/numbers';
import { TextField } from '../ui/text-field';
import { amountReader } from './amount-reader';

type Props = {
  name: 'price_min' | 'price_max';
  /** Said of what nobody understands. */
  unclear: string;
} & Omit<ComponentProps<typeof TextField>, 'name' | 'onBlur'>;

/**
 * Once left, a price field shows the figure that was understood, or says that none was. A lowest price above the highest
 * changes places once both are left: whoever goes on to the other field is about to type there.
 */
export function PriceInput({ unclear, ...props }: Props) {
  const [hasFault, setFault] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => setFault(false);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const mark = ({ value }: HTMLInputElement, { parsePrice }: Awaited<ReturnType<typeof amountReader>>) =>
    // Nothing, and no limit written as 0, are clear.
    setFault(value.trim() !== '' && parsePrice(value) === null);
  const show = async ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { form } = currentTarget;
    const reader = await amountReader();
    if (form === null) return;
    const both = (['price_min', 'price_max'] as const).flatMap((name) => {
      const input = form.elements.namedItem(name);
      return input instanceof HTMLInputElement ? { name, input } : [];
    });
    const goesOn = both.some(({ input }) => input === relatedTarget);
    const inputs = both.filter(({ input }) => !goesOn || input === currentTarget);
    const typed = new URLSearchParams(inputs.map(({ name, input }) => [name, input.value]));
    const { priceMin, priceMax } = reader.parseTypedQuery(typed);
    const understood = { price_min: priceMin, price_max: priceMax };
    mark(currentTarget, reader);
    for (const { name, input } of inputs) {
      const price = understood[name];
      // What nobody understood stays, to be mended.
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
