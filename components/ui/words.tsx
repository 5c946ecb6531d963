import { useLocale } from 'next-intl';
import { words } from '@/lib/i18n/words';

/** Content words in the page's language; where the other language stands in, the markup says which it is. */
export function Words({ of }: { of: { th?: string | undefined; en?: string | undefined } }) {
  const { text, lang } = words(of, useLocale());
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
