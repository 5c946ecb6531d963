import type { Locale } from '../../lib/i18n/locales';
import english from '../../messages/en-us.json' with { type: 'json' };
import thai from '../../messages/th-th.json' with { type: 'json' };

export const WORDS = { 'en-us': english, 'th-th': thai } as const satisfies Record<Locale, unknown>;

/** The namespaces of the message keys. A page shows a missing message as its key, which starts with one of them. */
export const NAMESPACES = Object.keys(english);
