import { createHttpClient, type HttpClient } from './client';

/** `API_BASE_URL`, which the root layout writes into `data-api` of the page; empty where the site itself answers. */
export const apiBaseUrl = (): string => document.documentElement.dataset.api ?? '';

/** H: the browser's client of the site's API, by paths such as `/api/places`. Deadline in milliseconds. */
export const createApiClient = (deadlineMs: number): HttpClient =>
  createHttpClient({ baseUrl: apiBaseUrl, deadlineMs });
