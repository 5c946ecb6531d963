import type { IncomingHttpHeaders } from 'node:http';

/** Headers that Next trusts: a nonce for its scripts, and marks of internal requests (CVE-2025-29927 and later). */
const NEVER =
  /^(?:content-security-policy(?:-report-only)?|x-middleware-.*|x-nextjs-.*|x-matched-path|x-invoke-.*|x-now-.*|next-action)$/;

/** Headers of trusted proxies with the client's address and the requested host. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Removes headers that only this server or a trusted proxy may set. */
export function dropForeignHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  for (const name of Object.keys(headers))
    if (NEVER.test(name) || (proxies === 0 && FORWARDED.test(name))) delete headers[name];
}
