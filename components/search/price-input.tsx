'use client';

import type { ComponentProps, FocusEvent } from 'react';
import { formatNumber } from '@/lib/i18n/numbers';
import { parseSearchQuery } from '@/lib/search/params';
import { TextField } from '../ui/text-field';

type Props = { name: 'price_min' | 'price_max' } & Omit<ComponentProps<typeof TextField>, 'name' | 'onBlur'>;

/**
 * Once left, a price field shows the figure that was understood. A lowest price above the highest changes places once both
 * are left: whoever goes on to the other field is about to type there.
 */
export function PriceInput(props: Props) {
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
    for (const { name, input } of inputs) {
      const price = understood[name];
      // What nobody understood stays, to be mended.
      if (price === undefined || input.value === formatNumber(price)) continue;
      input.value = formatNumber(price);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return <TextField {...props} inputMode="decimal" placeholder="฿" onBlur={show} />;
}
