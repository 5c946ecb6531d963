import { useLocale, useTranslations } from 'next-intl';
import type { Listing, Picture } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import type { ShownReview } from '@/lib/content/published.server';
import { daysBetween, monthOfYear } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import pictureAddress from '@/lib/media/picture-address';
import { routePath } from '@/lib/navigation/routes';
import { median } from '@/lib/property/price';
import { ListingPlace } from '../property/place-and-measures';
import { LocalLink } from '../ui/navigation';
import { LocalizedText, Quotation } from '../ui/text';

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

const reviewLink = 'inline-flex min-h-11 items-center text-phprimary underline';

function ReviewLinks({ listing, agent, source }: ShownReview) {
  const t = useTranslations('Reviews');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {agent ? (
        <LocalLink href={`${routePath('our-team')}#${agent.id}`} prefetch={false} className={reviewLink}>
          {t('agent', { name: unbroken(localizedText(agent.name, locale).text) })}
        </LocalLink>
      ) : null}
      {listing ? (
        <LocalLink href={routePath('listing', { id: listing.id })} prefetch={false} className={reviewLink}>
          {t('home', { code: listing.code })}
        </LocalLink>
      ) : null}
      {source ? (
        <a href={source} rel="noopener nofollow" className={reviewLink}>
          {t('source', { site: new URL(source).hostname.replace(/^www\./, '') })}
        </a>
      ) : null}
    </p>
  );
}

/** What people said, quoted in their words. */
export function Reviews({ reviews, className }: { reviews: readonly ShownReview[]; className: string }) {
  const t = useTranslations('Reviews');
  const locale = useLocale();
  return (
    <ul className={className}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Quotation quote={review.quote}>
            <b className="text-font">
              <LocalizedText content={review.author} />
            </b>
            <p className="text-sm">
              {t(`kinds.${review.kind}`)} · <time dateTime={review.saidOn}>{monthOfYear(review.saidOn, locale)}</time>
            </p>
            <ReviewLinks {...review} />
          </Quotation>
        </li>
      ))}
    </ul>
  );
}

/** The last reviews of people who sold. */
export function SellerReviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const t = useTranslations('SellerPage');
  const ofSellers = reviews.filter(({ kind }) => kind === 'sold').slice(0, SHOWN);
  if (ofSellers.length === 0) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-xl">
        {t('reviews')}
      </h2>
      <Reviews reviews={ofSellers} className="mt-3 space-y-6" />
    </section>
  );
}
