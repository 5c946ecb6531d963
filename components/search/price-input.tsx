'use client';

import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/i18n/numbers';
import { parseSearchQuery } from '@/lib/search/params';
import { TextField } from '../ui/text-field';

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
  const [isUnclear, setUnclear] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => setUnclear(false);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const show = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { form } = currentTarget;
    if (form === null) return;
    const both = (['price_min', 'price_max'] as const).flatMap((name) => {
      const input = form.elements.namedItem(name);
      return input instanceof HTMLInputElement ? { name, input } : [];
    });
    const goesOn = both.some(({ input }) => input === relatedTarget);
    const inputs = both.filter(({ input }) => !goesOn || input === currentTarget);
    const typed = new URLSearchParams(inputs.map(({ name, input }) => [name, input.value]));
    const { priceMin, priceMax } = parseSearchQuery(typed);
    const understood = { price_min: priceMin, price_max: priceMax };
    setUnclear(currentTarget.value.trim() !== '' && understood[props.name] === undefined);
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
      error={isUnclear ? unclear : undefined}
      inputMode="decimal"
      placeholder="฿"
      onInput={() => setUnclear(false)}
      onBlur={show}
    />
  );
}
