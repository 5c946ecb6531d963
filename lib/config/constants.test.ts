import { expect, it } from 'vitest';
import * as constants from './constants';

it('holds the figures of specification §9', () => {
  expect(constants).toMatchObject({
    LOCALES: ['en-us', 'th-th'],
    LOCALE_COOKIE_DAYS: 365,
    RELOAD_GUARD_MS: 10_000,
    HEAD_DEBOUNCE_MS: 10,
    ROUTE_RESOLUTION_WAIT_MS: 100,
    MANIFEST_PREFETCH_DELAY_MS: 1_000,
    BUILD_POLL_INTERVAL_MS: 3_600_000,
    HASH_LENGTH: 10,
    ICON_SERVER_TIMEOUT_MS: 1_500,
    ICON_CACHE_SETS: 50,
    ICON_CACHE_HOURS: 168,
    ICON_CACHE_VERSION: 'iconify2',
    ICON_REQUEST_TIMEOUT_MS: 5_000,
    ICON_HOST_ROTATION_MS: 750,
    ICON_URL_MAX_LENGTH: 500,
    IMAGE_WIDTHS: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
    IMAGE_DENSITIES: [1, 2],
    DEVICE_RESIZE_DELAY_MS: 50,
    LAYER: { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 },
    CLASS_MERGE_CACHE_ENTRIES: 500,
    CAROUSEL: { speedMs: 400, autoplayMs: 5_000, itemsPerPage: 1, dragThreshold: 10 },
    CACHE_LIFETIME_MS: 600_000,
    CONTACT_WIDGET_CACHE_KEY: 'CONTACT_WIDGET',
    FIRESTORE: {
      offlineAfterMs: 10_000,
      requestTimeoutMs: 15_000,
      backOffStartMs: 1_000,
      backOffFactor: 1.5,
      backOffMaxMs: 60_000,
    },
    HTTP_RETRY_STATUSES: [408, 409, 425, 429, 500, 502, 503, 504],
  });
  expect(constants.PLAYER.speeds.at(0)).toBe(0.5);
  expect(constants.PLAYER.speeds.at(-1)).toBe(4);
  expect(constants.PLAYER.qualities.at(-1)).toBe(240);
  expect(constants.PLAYER.qualities.at(0)).toBe(4320);
});
