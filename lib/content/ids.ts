import { plainDashes } from 'thai-property-search/plain-characters';

/** The `{id}` of a detail page: no dot, slash or leading underscore, so it is safe in a path and as a map key. */
export const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** R4: the ids of the company pages, which are content documents. */
export const COMPANY_PAGES = ['about-us', 'company-profile', 'contact-us', 'join-us', 'privacy'] as const;

/** The longest name in public Iconify sets has about 70 characters. */
export const ICON_NAME_MAX_LENGTH = 100;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isIconName = (name: string): boolean => name.length <= ICON_NAME_MAX_LENGTH && NAME.test(name);

export function isFullIconName(name: string): boolean {
  const parts = name.split(':');
  return parts.length === 2 && parts.every(isIconName);
}

export const MAX_COMPARED = 4;

/** The first four distinct ids in `?ids=a,b`. Drops invalid ones, so that a cut link still works. Never throws. */
export function readComparedIds(value: string | readonly string[] | undefined): readonly string[] {
  const [text = ''] = [value ?? ''].flat();
  const ids = plainDashes(text.slice(0, 1_000))
    .split(',')
    .filter((id) => ID_PATTERN.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export const comparedQuery = (ids: readonly string[]): string => (ids.length === 0 ? '' : `?ids=${ids.join(',')}`);
