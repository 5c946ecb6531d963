import 'server-only';
import { getIcons } from '@iconify/utils';
import { env } from '../config/env';
import { hostIcons } from './host-icons.server';
import { iconHostOrigins } from './icon-hosts';
import type { IconRequest } from './icon-request';
import type { IconSet } from './icon-set';
import { installedSet } from './installed-sets.server';

/**
 * I1: the requested icons of an installed set, with the parents of aliases, and `not_found`. A set that is not
 * installed comes from `ICON_HOSTS`, if there are any: 404 if it is unknown, 500 if no host responded.
 */
export async function iconAnswer(question: IconRequest): Promise<IconSet | 404 | 500> {
  const set = await installedSet(question.prefix);
  if (set !== null) return getIcons(set, [...question.names], true) ?? 404;
  const origins = iconHostOrigins(env().ICON_HOSTS);
  return origins.length === 0 ? 404 : hostIcons({ ...question, origins });
}
