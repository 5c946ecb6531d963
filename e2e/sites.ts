const FIRST_PORT = Number(process.env.E2E_PORT ?? 3210);

const localhost = (offset: number) => `http://localhost:${FIRST_PORT + offset}`;

export const GTM_ID = 'GTM-TEST123';

/**
 * The servers of the browser tests, which `start-sites.mjs` starts once for all of them.
 *
 * - `plain`: defaults, plus the style page and one trusted proxy, so that a test can send from any IP address.
 * - `measured`: with a tag manager.
 * - `edited`: other content (see `edited-site.mjs`), and Thai without a prefix in its URLs.
 *
 * The last two listen on 127.0.0.1, as behind nginx.
 */
export const SITES = {
  plain: {
    url: localhost(0),
    script: '.next/server-main.mjs',
    env: { DATA_DIR: '.data/e2e', STYLE_PAGE: 'on', TRUSTED_PROXIES: '1' },
  },
  measured: {
    url: localhost(1),
    script: '.next/server-main.mjs',
    env: { DATA_DIR: '.data/e2e-measured', HOST: '127.0.0.1', GTM_ID },
  },
  edited: {
    url: localhost(2),
    script: 'e2e/edited-site.mjs',
    env: {
      DATA_DIR: '.data/e2e-edited',
      // The content is in the folder that edited-site.mjs writes, even if the suite runs against Firestore.
      FIREBASE_PROJECT_ID: '',
      HOST: '127.0.0.1',
      DEFAULT_LOCALE: 'th-th',
      LOCALE_PREFIX: 'as-needed',
      REFRESH_SECRET: 'the secret of staff',
    },
  },
} as const;
