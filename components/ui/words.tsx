import { useLocale } from 'next-intl';
import { keepTogether } from '@/lib/i18n/keep-together';
import { words } from '@/lib/i18n/words';

/** Content words in the page's language; where the other language stands in, the markup says which it is. */
export function Words({ of }: { of: { th?: string | undefined; en?: string | undefined } }) {
  const { text, lang } = words(of, useLocale());
  const kept = keepTogether(text);
  return lang === undefined ? kept : <span lang={lang}>{kept}</span>;
}
