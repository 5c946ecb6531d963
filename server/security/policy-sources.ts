import type { Env } from '../../lib/config/env';
import { FRAMED_HOSTS } from '../../lib/content/media-source';
import { iconHostOrigins } from '../../lib/icons/icon-hosts';
import type { PolicySources } from './content-policy';

export const REPORTS_PATH = '/api/policy-reports';

/**
 * The hosts that a Google Tag Manager container uses (developers.google.com/tag-platform/security/guides/csp): Analytics
 * first, then Signals and Ads, which have a separate consent. Scripts need no host, because the container loads them.
 */
const TAG_SOURCES = {
  connections: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://google.com',
    'https://www.google.com',
    'https://www.google.co.th',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
  ],
  frames: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  // The inline script that pushes the first entry of `GoogleTagManager` from @next/third-parties.
  scripts: ["'sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8='"],
} as const;

const NO_TAG_SOURCES = { connections: [], frames: [], scripts: [] } as const;

/** W4: without a CDN, the pictures of contacts come from the bucket itself. */
const bucketPaths = (bucket: string | undefined) =>
  bucket === undefined
    ? []
    : [`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`, `https://storage.googleapis.com/${bucket}/`];

const originOf = (address: string | undefined) => (address === undefined ? [] : [new URL(address).origin]);

const secure = (host: string) => `https://${host}`;

/** The sources that the environment allows. A service that is not configured has none. */
export function policySources(
  env: Pick<
    Env,
    'API_BASE_URL' | 'GTM_ID' | 'MAP_STYLE_URL' | 'CDN_HOST' | 'FIREBASE_STORAGE_BUCKET' | 'IMAGE_HOSTS' | 'ICON_HOSTS'
  >,
): PolicySources {
  const tags = env.GTM_ID === undefined ? NO_TAG_SOURCES : TAG_SOURCES;
  const api = originOf(env.API_BASE_URL);
  const maps = originOf(env.MAP_STYLE_URL);
  const files = [...(env.CDN_HOST === undefined ? [] : [env.CDN_HOST]), ...env.IMAGE_HOSTS].map(secure);
  return {
    scripts: tags.scripts,
    frames: [...FRAMED_HOSTS.map(secure), ...tags.frames],
    media: files,
    pictures: [...files, ...bucketPaths(env.FIREBASE_STORAGE_BUCKET), ...maps, ...tags.connections],
    connections: [...api, ...files, ...maps, ...iconHostOrigins(env.ICON_HOSTS), ...tags.connections],
    reports: REPORTS_PATH,
  };
}
