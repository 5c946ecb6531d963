import { areaWords } from '@/components/listing/area-words';
import { type AreaKind, namedKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import { photoAddresses } from '@/lib/content/gallery';
import type { Locale } from '@/lib/i18n/locales';
import { offerOf } from '@/lib/property/area-facts';
import type { Card } from '@/lib/seo/card/card';
import { areaAt, summaryOf } from '../[locale]/properties/[type]/[place]/area-at';

/** No kind and no place has it in its name. */
const BETWEEN = '_';

/** Enough to find a photograph: few homes have none, and few photographs cannot be shown. */
const HOMES_TRIED = 5;

/** Of all pages of its homes: the id in the card's address. */
export const areaCardId = ({ slug }: Pick<Area, 'slug'>, kind: AreaKind): string => `${kind}${BETWEEN}${slug}`;

/** The homes of a kind in an area: how many there are, on the photograph of the newest. */
export async function areaCard(id: string, locale: Locale): Promise<Card | null> {
  const [type = '', place = ''] = id.split(BETWEEN);
  const asked = await areaAt({ type, place });
  if (asked === null) return null;
  const { homes, figures } = await summaryOf(asked.area, asked.kind);
  const say = await areaWords(locale);
  const named = namedKind(asked.kind, homes);
  return {
    locale,
    label: say.counted(named, homes.length),
    title: say.title(asked.area, named, offerOf(figures)),
    photos: homes.slice(0, HOMES_TRIED).flatMap(({ media }) => photoAddresses(media).slice(0, 1)),
  };
}
