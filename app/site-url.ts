import { env } from '@/lib/config/env';

/** The public URL of this site, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ?? `http://localhost:${PORT}`;
}
