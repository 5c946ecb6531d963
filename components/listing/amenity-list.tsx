import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { ContentIcon } from '../ui/content-icon';

const CHIP = 'flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm print:p-0';

/** The amenities from the fixed list, then those described in the content, with their icons. */
export function AmenityList({ listing: { amenities, moreAmenities = [] } }: { listing: Listing }) {
  const t = useTranslations('Amenity');
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {amenities.map((amenity) => (
        <li key={amenity} className={CHIP}>
          {t(amenity)}
        </li>
      ))}
      {moreAmenities.map(({ name, icon }) => {
        const { text, lang } = words(name, locale);
        return (
          <li key={text} lang={lang} className={CHIP}>
            {icon && <ContentIcon name={icon} instead="check" className="text-icon print:hidden" />}
            {text}
          </li>
        );
      })}
    </ul>
  );
}
