import { useLocale } from 'next-intl';
import { keepTogether } from '@/lib/i18n/keep-together';
import { words } from '@/lib/i18n/words';

/** Bilingual content in the page's language. If it falls back to the other language, the markup has its `lang`. */
export function Words({ of }: { of: { th?: string | undefined; en?: string | undefined } }) {
  const { text, lang } = words(of, useLocale());
  const kept = keepTogether(text);
  return lang === undefined ? kept : <span lang={lang}>{kept}</span>;
}
