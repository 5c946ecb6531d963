/**
 * The `{id}` of a detail page. It has no dot, slash or leading underscore, so it is safe in a path and as a map key.
 */
export const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** R4: the ids of the company pages, which are content documents. */
export const COMPANY_PAGES = ['about-us', 'company-profile', 'contact-us', 'join-us', 'privacy'] as const;
