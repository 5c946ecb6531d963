import type { IncomingHttpHeaders } from 'node:http';

/** What Next believes of a request: a nonce for its scripts, and who it is among its own (CVE-2025-29927 and after). */
const NEVER =
  /^(?:content-security-policy(?:-report-only)?|x-middleware-.*|x-nextjs-.*|x-matched-path|x-invoke-.*|x-now-.*|next-action)$/;

/** Who really asked and for which host, as a proxy of ours says it. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Takes out of a request what only we or a proxy of ours may say. */
export function dropForeignHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  for (const name of Object.keys(headers))
    if (NEVER.test(name) || (proxies === 0 && FORWARDED.test(name))) delete headers[name];
}
