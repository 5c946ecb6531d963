/** Settings that could send generated data to real services, or make a benchmark measure other content. */
const OF_A_SITE =
  /^(FIREBASE_|FIRESTORE_|LEAD_|LEADS_|GTM_ID|VIEW_EVENT|VIEWS_IGNORED|CONTENT_DIR|DATA_DIR|MAP_STYLE_URL|ICON_HOSTS|CDN_HOST|IMAGE_HOSTS|SITE_URL|TRUSTED_PROXIES|PAGE_CACHE_MB|LOCALE_PREFIX|DEFAULT_LOCALE|REFRESH_SECRET|METRICS_TOKEN|API_BASE_URL)/;

/** The environment of the shell without the site's settings. Each benchmark adds those that it needs. */
export const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_SITE.test(name)));
