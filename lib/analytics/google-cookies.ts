import type { ConsentChoices } from './consent';

/** Cookies that Google's scripts set on this site's domain. */
const MEASUREMENT_COOKIES = /^(?:_ga|_gid|_gat)(?:_|$)/;
const ADVERTISING_COOKIES = /^_(?:gcl|gac)_/;

/** A host and its parent domains, each of which may have a cookie. */
const domains = (host: string) =>
  host.split('.').map((_, index, parts) => (index === 0 ? host : parts.slice(index).join('.')));

/**
 * The strings to assign to `document.cookie` to delete the cookies without consent. `cookies` is the value of
 * `document.cookie`, and `host` has no port.
 */
export function cookieDeletions(cookies: string, host: string, { measurement, advertising }: ConsentChoices): string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  const unwanted = names.filter(
    (name) => (!measurement && MEASUREMENT_COOKIES.test(name)) || (!advertising && ADVERTISING_COOKIES.test(name)),
  );
  return unwanted.flatMap((name) => {
    const deletion = `${name}=; Max-Age=0; Path=/`;
    return [deletion, ...domains(host).map((domain) => `${deletion}; Domain=${domain}`)];
  });
}
