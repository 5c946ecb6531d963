import { isView, type SiteEvent } from './site-event';

/** What only some pages say of themselves. */
const FACTS = {
  ...{ content_id: null, category: null, property_type: null, deal: null, price_band: null },
  ...{ district: null, bedrooms: null, results: null },
};

/** A view with null for each fact that its page does not have: the tag manager would tell that of an earlier page. */
export const wholeView = (event: SiteEvent): SiteEvent => (isView(event) ? { ...FACTS, ...event } : event);
