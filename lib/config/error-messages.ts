/** Constants of site-specification.md §9. Not in constants.ts, all of which every page would load for its error page. */
export const DEFAULT_ERROR_STATUS = 500;
export const ERROR_MESSAGES = { notFound: 'Page Not Found', server: 'Internal Server Error' } as const;
