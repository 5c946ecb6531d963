import { ICON_HOST_ROTATION_MS, ICON_REQUEST_TIMEOUT_MS, ICON_URL_MAX_LENGTH } from '../config/constants';
import { isIconName } from '../content/ids';
import { isRecord } from '../http/json';

const NUMBERS = ['left', 'top', 'width', 'height', 'rotate'] as const;
const FLAGS = ['hFlip', 'vFlip', 'hidden'] as const;

type Shape = { [Key in (typeof NUMBERS)[number]]?: number } & { [Key in (typeof FLAGS)[number]]?: boolean };

export type IconSet = Shape & {
  prefix: string;
  icons: Record<string, Shape & { body: string }>;
  aliases?: Record<string, Shape & { parent: string }>;
  lastModified?: number;
  not_found?: string[];
};

type Fields = Record<string, unknown>;

const hasType = (source: Fields, keys: readonly string[], type: 'number' | 'boolean') =>
  keys.every((key) => !Object.hasOwn(source, key) || typeof source[key] === type);

const isShape = (value: unknown): value is Fields =>
  isRecord(value) && hasType(value, NUMBERS, 'number') && hasType(value, FLAGS, 'boolean');

const isNameList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && isIconName(name));

function hasValidIcons(icons: unknown): icons is Fields {
  if (!isRecord(icons)) return false;
  return Object.entries(icons).every(
    ([name, icon]) => isIconName(name) && isShape(icon) && typeof icon.body === 'string',
  );
}

function hasValidAliases(aliases: unknown, icons: Fields): boolean {
  if (!isRecord(aliases)) return false;
  return Object.entries(aliases).every(([name, alias]) => {
    if (!isIconName(name) || !isShape(alias) || typeof alias.parent !== 'string') return false;
    return Object.hasOwn(icons, alias.parent) || Object.hasOwn(aliases, alias.parent);
  });
}

/** Whether a value from a host or storage is a valid icon set. Hand-written, because zod is large for a browser. */
export function isIconSet(value: unknown): value is IconSet {
  if (!isShape(value) || typeof value.prefix !== 'string' || !isIconName(value.prefix)) return false;
  if (!hasValidIcons(value.icons) || !hasType(value, ['lastModified'], 'number')) return false;
  if (Object.hasOwn(value, 'aliases') && !hasValidAliases(value.aliases, value.icons)) return false;
  return !Object.hasOwn(value, 'not_found') || isNameList(value.not_found);
}

const ICON_ENDPOINT = '/api/icons';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

/** Hosts are https, except on localhost, where an icon service in development has no certificate. */
export const iconHostOrigins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => `${THIS_MACHINE.test(host) ? 'http' : 'https'}://${host}`);

/** I2: the site, then each host, each for 750 ms; fails 5,000 ms after the last. URLs under 500 characters (§9). */
export function iconProvider(apiBase: string, origins: readonly string[]) {
  return {
    resources: [apiBase + ICON_ENDPOINT, ...origins],
    path: '/',
    maxURL: ICON_URL_MAX_LENGTH,
    rotate: ICON_HOST_ROTATION_MS,
    timeout: ICON_REQUEST_TIMEOUT_MS,
    random: false,
  };
}
