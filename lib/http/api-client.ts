import { createHttpClient, type HttpClient } from './client';

/** `API_BASE_URL`, which the root layout writes to the page's `data-api`. Empty if the site serves its own API. */
export const apiBaseUrl = (): string => document.documentElement.dataset.api ?? '';

/** H: the browser's client for the site's API, for paths such as `/api/places`. The deadline is in milliseconds. */
export const createApiClient = (deadlineMs: number): HttpClient =>
  createHttpClient({ baseUrl: apiBaseUrl, deadlineMs });
