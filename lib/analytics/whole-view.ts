import { isView, type SiteEvent } from './site-event';

/** Facts that only some pages have. */
const FACTS = {
  ...{ content_id: null, category: null, property_type: null, deal: null, price_band: null },
  ...{ district: null, bedrooms: null, results: null },
};

/** Adds null for each missing fact to a view, because the tag manager would reuse the value of an earlier page. */
export const wholeView = (event: SiteEvent): SiteEvent => (isView(event) ? { ...FACTS, ...event } : event);
