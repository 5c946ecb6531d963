import type { Locale } from '../../lib/i18n/locales';
import english from '../../messages/en-us.json' with { type: 'json' };
import thai from '../../messages/th-th.json' with { type: 'json' };

export const WORDS = { 'en-us': english, 'th-th': thai } as const satisfies Record<Locale, unknown>;

/** The first parts of the keys of messages: what a missing message is shown as begins with one. */
export const NAMESPACES = Object.keys(english);
