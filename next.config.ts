import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { CACHE_LIFETIME_MS, HASH_LENGTH, IMAGE_DEFAULT_QUALITY } from './lib/config/constants';
import { PICTURE_WIDTHS } from './lib/media/picture-address';
import { PAGE_HEADERS } from './lib/navigation/addresses';
import { ROUTES } from './lib/navigation/routes';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiled at build time, so that neither the server nor the browser loads the ICU parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const pagedRoutes = ROUTES.filter((route) => route.pattern.endsWith('/:page')).map((route) =>
  route.pattern.slice(1, -'/:page'.length),
);

/** Of the players of react-player, those of hosts whose videos this site does not play (lib/content/media-source.ts). */
const UNUSED_PLAYERS = [
  '@mux/mux-player-react',
  'dash-video-element/react',
  'spotify-audio-element/react',
  'tiktok-video-element/react',
  'twitch-video-element/react',
  'wistia-video-element/react',
];

const config: NextConfig = {
  // Replicas that build the same sources have the same build id.
  generateBuildId: async () => (await import('./scripts/build-if-stale.mjs')).sourceHash().slice(0, HASH_LENGTH),
  poweredByHeader: false,
  // The markup has the preloads, too. In development React would warn about it with each page.
  ...(process.env.NODE_ENV === 'production' && { reactMaxHeadersLength: 0 }),
  // server/handler.ts compresses responses, also with brotli.
  compress: false,
  reactStrictMode: true,
  // `npm test` checks types. A build would check them again, including those of the tests.
  typescript: { ignoreBuildErrors: true },
  // For all visitors title, canonical and icon are in the head and not streamed into the body.
  htmlLimitedBots: /.*/,
  // A stale page may be served for a day during a refresh or after a failed one.
  expireTime: 86_400 + CACHE_LIFETIME_MS / 1000,
  // Loaded from their packages, and only if a database is configured.
  serverExternalPackages: ['firebase', '@google-cloud/firestore', 'google-auth-library', 'google-gax', 'web-push'],
  cacheHandler: join(import.meta.dirname, 'server/next-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    // A page is rendered on its first request and cached in memory only (decision 2).
    isrFlushToDisk: false,
    globalNotFound: true,
    // Writing the cache takes 15 of the 87 s of a first build, and saves 24 s of a later one.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Small chunks compress badly. Sizes are before minification; the default of 50 kB sent half a kilobyte more.
    turbopackChunking: { minChunkSize: 120_000 },
  },
  // Otherwise a build, and the first page with a video in development, would compile 3 MB of scripts that no page loads.
  turbopack: { resolveAlias: Object.fromEntries(UNUSED_PLAYERS.map((name) => [name, 'react-player/HtmlPlayer'])) },
  images: {
    loader: 'custom',
    loaderFile: './lib/media/picture-address.ts',
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
    qualities: [IMAGE_DEFAULT_QUALITY],
  },
  // R2: a list without a page number redirects to its first page and keeps the query. Without locale: middleware.ts.
  redirects: async () => [
    {
      source: `/:locale(en-us|th-th)/:listing(${pagedRoutes.join('|')})`,
      destination: '/:locale/:listing/1',
      statusCode: 308,
    },
  ],
  // The page of a listing is cached for all visitors. With figures in its query it is rendered for each request.
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
    PAGE_HEADERS.map(({ pattern, headers }) => ({ source: `/:locale(en-us|th-th)${pattern}`, headers })),
};

export default withNextIntl(config);
