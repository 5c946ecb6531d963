import { useLocale, useTranslations } from 'next-intl';
import type { Listing, Picture } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { daysBetween, monthOfYear } from '@/lib/i18n/dates';
import { formatBaht } from '@/lib/i18n/numbers';
import pictureAddress from '@/lib/media/picture-address';
import { routePath } from '@/lib/navigation/routes';
import { median } from '@/lib/property/price';
import { ListingPlace } from '../property/place-and-measures';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';

const SHOWN = 3;
/** Fewer do not show what is usual. */
const COUNTED = 3;

/** How many homes were sold, since when, and in how many days. Empty for few. */
export function SoldCount({ homes }: { homes: readonly Listing[] }) {
  const t = useTranslations('SellerPage.sold');
  const locale = useLocale();
  const dated = homes.flatMap(({ publishedAt, soldAt }) =>
    soldAt !== undefined && soldAt >= publishedAt ? { soldAt, days: daysBetween(publishedAt, soldAt) } : [],
  );
  const [first] = dated.map(({ soldAt }) => soldAt).sort();
  if (first === undefined || dated.length < COUNTED) return null;
  const days = median(dated.map((home) => home.days));
  return <p className="mt-1">{t('count', { count: dated.length, month: monthOfYear(first, locale), days })}</p>;
}

/** What owners have sold through the site: the last price that was asked, not the one that was paid. */
export function SoldHomes({ homes, places }: { homes: readonly Listing[]; places: Places }) {
  const t = useTranslations('SellerPage.sold');
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="sold">
      <h2 id="sold" className="text-xl">
        {t('title')}
      </h2>
      <SoldCount homes={homes} />
      <ul className="mt-3 space-y-4">
        {homes.slice(0, SHOWN).map((home) => (
          <li key={home.id} className="flex gap-3">
            <div className="h-20 w-24 shrink-0 overflow-hidden rounded-field">
              <Cover picture={home.media.find(({ kind }) => kind === 'photo')} />
            </div>
            <div className="min-w-0 text-sm">
              <LocalLink
                href={routePath('listing', { id: home.id })}
                prefetch={false}
                className="line-clamp-2 font-medium text-base leading-snug hover:text-phprimary hover:underline"
              >
                <LocalizedText content={home.title} />
              </LocalLink>
              <p className="text-muted">
                <ListingPlace listing={home} places={places} />
              </p>
              {home.price === null ? null : <p>{t('price', { price: formatBaht(home.price) })}</p>}
              <DaysToSell {...home} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DaysToSell({ publishedAt, soldAt = '' }: Pick<Listing, 'publishedAt' | 'soldAt'>) {
  const t = useTranslations('SellerPage.sold');
  const days = daysBetween(publishedAt, soldAt);
  return days >= 0 ? <p>{t('days', { days })}</p> : null;
}

const SMALLEST = 320;

function Cover({ picture }: { picture: Picture | undefined }) {
  if (picture === undefined) return <span className="block size-full bg-sunken" />;
  const src = pictureAddress({ src: picture.url, width: SMALLEST });
  return <img src={src} alt="" width={96} height={80} loading="lazy" className="size-full bg-sunken object-cover" />;
}
