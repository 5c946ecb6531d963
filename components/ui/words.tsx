import { useLocale } from 'next-intl';
import { keepTogether } from '@/lib/i18n/keep-together';
import { words } from '@/lib/i18n/words';

/** Bilingual content in the page's language. If it falls back to the other language, the markup has its `lang`. */
export function LocalizedText({ content }: { content: { th?: string | undefined; en?: string | undefined } }) {
  const { text, lang } = words(content, useLocale());
  const rendered = keepTogether(text);
  return lang === undefined ? rendered : <span lang={lang}>{rendered}</span>;
}
