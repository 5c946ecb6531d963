import type { LeadContext } from '../lead-of-form.server';

/** The properties of an enquiry that do not come from its fields. */
export const received: LeadContext = {
  id: '3f9a07c1-0000-4000-8000-000000000001',
  locale: 'th-th',
  now: '2026-11-22T05:00:00.000Z',
  today: '2026-11-22',
  policyVersion: '2026-11-22',
  source: {},
  spam: { score: 0, reasons: [] },
};
