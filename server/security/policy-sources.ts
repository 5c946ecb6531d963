import type { Env } from '../../lib/config/env';
import { FRAMED_HOSTS } from '../../lib/content/media-source';
import type { PolicySources } from './content-policy';

export const REPORTS_PATH = '/api/policy-reports';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where the tag manager's measurements go (Google's own list for a policy). */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const secure = (host: string) => `https://${host}`;

/** What the environment lets pages load: nothing of a service that is not configured. */
export function policySources(env: Pick<Env, 'GTM_ID' | 'MAP_STYLE_URL' | 'CDN_HOST' | 'IMAGE_HOSTS'>): PolicySources {
  const tags = env.GTM_ID === undefined ? [] : [TAG_MANAGER];
  const maps = env.MAP_STYLE_URL === undefined ? [] : [new URL(env.MAP_STYLE_URL).origin];
  const files = [...(env.CDN_HOST === undefined ? [] : [env.CDN_HOST]), ...env.IMAGE_HOSTS].map(secure);
  const measured = tags.length === 0 ? [] : [...tags, ...ANALYTICS];
  return {
    frames: [...FRAMED_HOSTS.map(secure), ...tags],
    media: files,
    pictures: [...files, ...maps, ...measured],
    asked: [...files, ...maps, ...measured],
    reports: REPORTS_PATH,
  };
}
