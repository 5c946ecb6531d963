import type { Message } from '../../lib/content/check/fault';
import { COLOUR } from '../../lib/content/documents/fields';
import { isFullIconName } from '../../lib/content/icon-name';
import { isLucideName } from '../../lib/icons/icon-markup.server';

const LUCIDE = 'lucide:';

function iconFault(name: unknown): Message | undefined {
  const given = typeof name === 'string' ? name.trim() : name;
  if (typeof given !== 'string' || !isFullIconName(given))
    return {
      en: `${JSON.stringify(name)} does not name an icon; write it like lucide:bus`,
      th: `${JSON.stringify(name)} ไม่ใช่ชื่อไอคอน ให้เขียนแบบ lucide:bus`,
    };
  if (!given.startsWith(LUCIDE) || isLucideName(given.slice(LUCIDE.length))) return undefined;
  return {
    en: `'${given}' is not in the Lucide set; look it up at lucide.dev/icons`,
    th: `ไม่มี '${given}' ในชุดไอคอน Lucide ค้นชื่อที่ถูกได้ที่ lucide.dev/icons`,
  };
}

function colourFault(colour: unknown): Message | undefined {
  if (typeof colour === 'string' && COLOUR.test(colour)) return undefined;
  return {
    en: `${JSON.stringify(colour)} is not a colour; write it like #a09683, or let the command colours write it`,
    th: `${JSON.stringify(colour)} ไม่ใช่สี ให้เขียนแบบ #a09683 หรือให้คำสั่ง colours ใส่ให้`,
  };
}

const FAULT_OF = new Map([
  ['icon', iconFault],
  ['contact_icon', iconFault],
  ['colour', colourFault],
]);

/**
 * The faults of icons and colours in an unparsed document. For these, the site shows another icon or no colour. Icons
 * of sets that are not installed come from a host (`ICON_HOSTS`), so only the format of their names is checked.
 */
export function* decorationFaults(value: unknown, path = ''): Generator<{ path: string; reason: Message }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = path === '' ? key : `${path}.${key}`;
    const reason = inner === null ? undefined : FAULT_OF.get(key)?.(inner);
    if (reason === undefined) yield* decorationFaults(inner, field);
    else yield { path: field, reason };
  }
}
