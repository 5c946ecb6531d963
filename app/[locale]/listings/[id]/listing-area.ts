import { areaWords } from '@/components/listing/area-words';
import { areas } from '@/lib/content/areas.server';
import type { Listing } from '@/lib/content/collections';
import type { Locale } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { homesIn } from '@/lib/property/area-homes.server';

/** The area page with listings of the same type in the same district. Undefined if there are none. */
export async function listingArea(
  { address, propertyType }: Pick<Listing, 'address' | 'propertyType'>,
  locale: Locale,
): Promise<{ href: string; label: string } | undefined> {
  const [{ byCode }, homes, say] = await Promise.all([areas(), homesIn(address.districtCode), areaWords(locale)]);
  const area = byCode.get(address.districtCode);
  if (area === undefined || !homes.has(propertyType)) return undefined;
  return { href: areaPath(area, propertyType), label: say.all(area, propertyType) };
}
