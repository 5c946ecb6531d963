import type { ConsentChoices } from './consent';

/** What Google's scripts keep in this site's own cookies. */
const OF_MEASUREMENT = /^(?:_ga|_gid|_gat)(?:_|$)/;
const OF_ADVERTISING = /^_(?:gcl|gac)_/;

/** A host and what is above it: a cookie may have been set for each. */
const domains = (host: string) =>
  host.split('.').map((_, index, parts) => (index === 0 ? host : parts.slice(index).join('.')));

/**
 * The lines that delete, written to `document.cookie`, whatever of these cookies is not allowed (any more). `cookies` as
 * `document.cookie` gives them, `host` without its port.
 */
export function cookieDeletions(cookies: string, host: string, { measurement, advertising }: ConsentChoices): string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  const unwanted = names.filter(
    (name) => (!measurement && OF_MEASUREMENT.test(name)) || (!advertising && OF_ADVERTISING.test(name)),
  );
  return unwanted.flatMap((name) => {
    const gone = `${name}=; Max-Age=0; Path=/`;
    return [gone, ...domains(host).map((domain) => `${gone}; Domain=${domain}`)];
  });
}
