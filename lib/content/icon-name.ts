/** The longest name in public Iconify sets has about 70 characters. */
export const ICON_NAME_MAX_LENGTH = 100;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** I1: whether this is a valid Iconify name of a set or of an icon in a set: `lucide`, `map-pin`. */
export const isIconName = (name: string): boolean => name.length <= ICON_NAME_MAX_LENGTH && NAME.test(name);

/** `set:icon`, the full name of an icon. */
export function isFullIconName(name: string): boolean {
  const parts = name.split(':');
  return parts.length === 2 && parts.every(isIconName);
}
