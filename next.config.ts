import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { CACHE_LIFETIME_MS, HASH_LENGTH, IMAGE_DEFAULT_QUALITY } from './lib/config/constants';
import { PICTURE_WIDTHS } from './lib/media/picture-address';
import { CACHE_CONTROLS } from './lib/navigation/addresses';
import { ROUTES } from './lib/navigation/routes';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are compiled when the site is built: neither server nor browser carries the ICU parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const pagedRoutes = ROUTES.filter((route) => route.pattern.endsWith('/:page')).map((route) =>
  route.pattern.slice(1, -'/:page'.length),
);

const config: NextConfig = {
  // Replicas that build the same sources are of one build.
  generateBuildId: async () => (await import('./scripts/source-hash.mjs')).sourceHash().slice(0, HASH_LENGTH),
  poweredByHeader: false,
  // server/handler.ts compresses, also by brotli.
  compress: false,
  reactStrictMode: true,
  // `npm test` checks types, and a build would check those of the tests once more.
  typescript: { ignoreBuildErrors: true },
  // Title, canonical and icon stand in the head for everybody, never streamed into the body.
  htmlLimitedBots: /.*/,
  // A stale page may be shown for a day while its refresh fails or runs.
  expireTime: 86_400 + CACHE_LIFETIME_MS / 1000,
  // The database's clients are loaded where a database is set, from their packages.
  serverExternalPackages: ['firebase', '@google-cloud/firestore', 'google-auth-library', 'google-gax'],
  cacheHandler: join(import.meta.dirname, 'server/next-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    // A page renders on its first request and stays in memory; a restart starts fresh (decision 2).
    isrFlushToDisk: false,
    globalNotFound: true,
  },
  images: {
    loader: 'custom',
    loaderFile: './lib/media/picture-address.ts',
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
    qualities: [IMAGE_DEFAULT_QUALITY],
  },
  // R2: a listing page without a number is its first; the query is kept. Paths without a locale: middleware.ts.
  redirects: async () => [
    {
      source: `/:locale(en-us|th-th)/:listing(${pagedRoutes.join('|')})`,
      destination: '/:locale/:listing/1',
      statusCode: 308,
    },
  ],
  // A home's page is kept for everybody; one with figures in its query is rendered for who asks.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/:locale(en-us|th-th)/listings/:id',
        has: [{ type: 'query', key: 'sums' }],
        destination: '/:locale/listings/:id/sums',
      },
    ],
  }),
  headers: async () =>
    CACHE_CONTROLS.map(({ pattern, cacheControl }) => ({
      source: `/:locale(en-us|th-th)${pattern}`,
      headers: [{ key: 'Cache-Control', value: cacheControl }],
    })),
};

export default withNextIntl(config);
