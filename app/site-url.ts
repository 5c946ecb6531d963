import { env } from '@/lib/config/env';

/** The public address of this site, without a slash at its end. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ?? `http://localhost:${PORT}`;
}
