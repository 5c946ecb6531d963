import type { ListingSummary } from '@/lib/content/listing-summary';

/** A listing summary. `number` sets its id, code, title and price. */
export const summary = (number: number, changes: Partial<ListingSummary> = {}): ListingSummary => ({
  ...{ id: `rm-${number}`, code: `RM-${number}`, title: { th: `บ้าน ${number}`, en: `House ${number}` } },
  ...{ deal: 'sale', price: 1_000_000 + number, recordStatus: 'Active', bedrooms: 2, usableAreaSqm: 60, picture: null },
  ...changes,
});
