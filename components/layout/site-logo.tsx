import { useTranslations } from 'next-intl';
import { LocalLink } from '../ui/local-link';

/** The logo: a roof under a crown of leaves. ร่มไม้ means the shade of a tree. */
export function SiteLogo() {
  const t = useTranslations('Site');
  return (
    <LocalLink
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold leading-tight sm:text-lg"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <circle cx="16" cy="13" r="12" className="fill-phprimary-500" />
        <circle cx="9" cy="15" r="6" className="fill-phprimary-400" />
        <path d="M16 11 26 20v10H6V20Z" className="fill-midnightblue" />
        <path d="M13.5 30v-7h5v7Z" className="fill-phprimary-100" />
      </svg>
      {/* On phones the name may wrap to two lines, but only between words. */}
      <span className="truncate py-1 max-[26rem]:whitespace-normal max-[26rem]:text-sm max-[22rem]:text-[0.6875rem]">
        {t('name')
          .split(' ')
          .flatMap((word, index) => [
            index > 0 ? ' ' : '',
            <span key={word} className="whitespace-nowrap">
              {word}
            </span>,
          ])}
      </span>
    </LocalLink>
  );
}
