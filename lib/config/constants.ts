/** Constants of site-specification.md §9, in its order. Names include the unit. */

export const LOCALES = ['en-us', 'th-th'] as const;
export const LOCALE_COOKIE_NAME = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

export const MANIFEST_PREFETCH_DELAY_MS = 1_000;
export const MANIFEST_PREFETCH_SKIPPED_ON = 'slow-2g';
export const BUILD_POLL_INTERVAL_MS = 3_600_000;
export const HASH_LENGTH = 10;

export const ICON_SERVER_TIMEOUT_MS = 1_500;
export const ICON_CACHE_SETS = 50;
export const ICON_CACHE_HOURS = 168;
export const ICON_CACHE_VERSION = 'iconify2';
export const ICON_REQUEST_TIMEOUT_MS = 5_000;
export const ICON_HOST_ROTATION_MS = 750;
export const ICON_URL_MAX_LENGTH = 500;

export const IMAGE_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 } as const;
export const IMAGE_DENSITIES = [1, 2] as const;
export const IMAGE_DEFAULT_FORMAT = 'webp';
export const IMAGE_DEFAULT_QUALITY = 75;
/** M4: `pixels` allows fifty-megapixel phones; sources above `largePixels` are decoded one at a time. */
export const IMAGE_LIMITS = {
  sourceBytes: 20 * 1024 * 1024,
  fetchMs: 5_000,
  pixels: 52_000_000,
  largePixels: 12_000_000,
  side: 3_072,
  transformSeconds: 10,
} as const;
export const IMAGE_CACHE = {
  memoryBytes: 64 * 1024 * 1024,
  diskBytes: 512 * 1024 * 1024,
  browserSeconds: 31_536_000,
  failures: 1_000,
  failureMs: 30_000,
  files: 10_000,
  fileCheckMs: 2_000,
} as const;
/** For two cores and 150 MB of memory. A request gets a 503 if the queue is full or it has waited this long. */
export const IMAGE_WORK = { transforms: 2, downloads: 4, queued: 256, waitMs: 10_000 } as const;

export const DEVICE_RESIZE_DELAY_MS = 50;
export const LAYER = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const;
export const INPUT_DATE_FORMAT = 'mm/dd/yy';
export const FIRST_DAY_OF_WEEK = 0;
export const THEME_PREFIX = 'p';
export const CLASS_MERGE_CACHE_ENTRIES = 500;

export const CAROUSEL = { speedMs: 400, autoplayMs: 5_000, itemsPerPage: 1, dragThreshold: 10 } as const;

/** §9; the steps between the ends are from original-semantics.md §8. */
export const PLAYER = {
  seekStepSeconds: 10,
  defaultVolume: 1,
  speeds: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 4],
  qualities: [4320, 2880, 2160, 1440, 1080, 720, 576, 480, 360, 240],
  range: { min: 0, max: 100, step: 0.01, thumbWidth: 15 },
} as const;

export const CACHE_LIFETIME_MS = 600_000;
/** For responses that are made for each request, but are the same for all visitors. */
export const SHARED_CACHE_CONTROL = `s-maxage=${CACHE_LIFETIME_MS / 1_000}, stale-while-revalidate=86400`;
export const CONTACT_WIDGET_CACHE_KEY = 'CONTACT_WIDGET';
export const ACTIVE_STATUS = 'Active';

export const HTTP_RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

export const FIRESTORE = {
  offlineAfterMs: 10_000,
  requestTimeoutMs: 15_000,
  backOffStartMs: 1_000,
  backOffFactor: 1.5,
  backOffMaxMs: 60_000,
} as const;

export const GTM_ID_PATTERN = /^GTM-[0-9A-Z]+$/;
export const VIEW_EVENT = 'content-view';
