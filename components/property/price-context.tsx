import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { longDate, shortDate } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { type Comparables, MIN_PERCENT } from '@/lib/property/comparables';
import { percentChange, priceChanges } from '@/lib/property/price';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';
import { Block } from './listing-sections';
import { soldBadge } from './listing-status';
import { ProjectLink } from './project-about';

type Props = { listing: Listing; comparables: Comparables; now: number };

/** Instead of a comparison, if too few prices are known. */
export function NoComparison() {
  const t = useTranslations('Comparables');
  return (
    <Block id="comparison" title={t('title')}>
      <p className="max-w-prose text-muted">{t('none')}</p>
    </Block>
  );
}

export function PriceComparison({ listing, comparables, now }: Props) {
  const t = useTranslations('Comparables');
  const type = useTranslations('PropertyType')(listing.propertyType);
  const lease = listing.deal === 'sale' && listing.tenure === 'leasehold' ? 'yes' : 'no';
  const locale = useLocale();
  const { count, from, to, percentBelow } = comparables;
  const verdict = percentBelow >= MIN_PERCENT ? 'below' : percentBelow <= -MIN_PERCENT ? 'above' : 'same';
  return (
    <Block id="comparison" title={t('title')}>
      <p className="mb-1 font-semibold">{t(verdict, { percent: formatNumber(Math.abs(percentBelow)) })}</p>
      <p className="mb-4 max-w-prose text-muted">
        {t('basis', { type, lease, count, from: longDate(from, locale), to: longDate(to, locale) })}
      </p>
      <Figures listing={listing} comparables={comparables} />
      <PricePlot listing={listing} comparables={comparables} now={now} />
      <Homes comparables={comparables} />
    </Block>
  );
}

function Figures({ listing, comparables }: Omit<Props, 'now'>) {
  const t = useTranslations('Comparables');
  const { own, median, lowerQuartile, upperQuartile } = comparables;
  const figures = [
    { name: t('own'), value: formatBaht(own), mark: 'bg-accent' },
    { name: t('median'), value: formatBaht(median), mark: 'bg-font h-0.5!' },
    {
      name: t('quartiles'),
      value: unbroken(`${formatBaht(lowerQuartile)}–${formatBaht(upperQuartile)}`),
      mark: 'bg-phprimary-300',
    },
  ];
  return (
    <>
      <p className="text-muted text-sm">
        {t(`measure.${listing.deal}.${listing.propertyType === 'land' ? 'sqwah' : 'sqm'}`)}
      </p>
      <dl className="mt-1 grid gap-1 sm:grid-cols-3">
        {figures.map(({ name, value, mark }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-2 sm:block">
            <dt className="flex items-center gap-2 text-muted text-sm">
              <span className={`size-3 forced-color-adjust-none rounded-sm ${mark}`} aria-hidden="true" />
              {name}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const WIDTH = 360;
const HEIGHT = 120;
const MARGIN = 8;

/** Prices per area over time: a dot for each similar listing, a square if it is sold, and a line for this listing. */
function PricePlot({ listing, comparables: { own, homes, median, lowerQuartile, upperQuartile }, now }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const changes = priceChanges(listing).map(({ at, price }) => ({
    time: Date.parse(at),
    price: (own * price) / (listing.price ?? price),
  }));
  const path = changes.length > 0 ? changes : [{ time: Date.parse(listing.publishedAt), price: own }];
  const dots = homes.map(({ pricedAt, perArea, listing: home }) => ({
    time: Date.parse(pricedAt),
    price: perArea,
    isSold: home.recordStatus === 'Sold',
  }));
  const { recordStatus, soldAt } = listing;
  const end = recordStatus === 'Sold' && soldAt ? Date.parse(soldAt) : now;
  const all = [...dots, ...path, { time: end, price: own }];
  const scale = (values: readonly number[], size: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => Math.round(MARGIN + ((value - least) / (most - least || 1)) * (size - 2 * MARGIN));
  };
  const times = all.map(({ time }) => time);
  const prices = [...all.map(({ price }) => price), lowerQuartile, upperQuartile];
  const x = scale(times, WIDTH);
  const up = scale(prices, HEIGHT);
  const y = (price: number) => HEIGHT - up(price);
  const marks = (isSold: boolean) =>
    dots
      .filter((dot) => dot.isSold === isSold)
      .map(({ time, price }) => `M${x(time)} ${y(price)}h0`)
      .join('');
  const steps = path.map(
    ({ time, price }, index) => `${index === 0 ? 'M' : 'H'}${x(time)}${index === 0 ? ' ' : 'V'}${y(price)}`,
  );
  return (
    <figure className="relative my-4 max-w-2xl text-muted text-xs tabular-nums">
      <span className="absolute top-1 left-2">{formatBaht(Math.max(...prices))}</span>
      <span className="absolute bottom-5 left-2">{formatBaht(Math.min(...prices))}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full rounded-field bg-sunken">
        <rect
          y={y(upperQuartile)}
          width={WIDTH}
          height={y(lowerQuartile) - y(upperQuartile)}
          className="fill-phprimary-300/40"
        />
        <path d={`M0 ${y(median)}h${WIDTH}`} strokeDasharray="4 3" className="stroke-font" />
        <path d={marks(false)} strokeWidth="7" strokeLinecap="round" className="stroke-icon" />
        <path d={marks(true)} strokeWidth="7" strokeLinecap="square" className="stroke-metro-red" />
        <path d={`${steps.join('')}H${x(end)}`} strokeWidth="2" className="fill-none stroke-accent" />
        <circle cx={x(end)} cy={y(own)} r="5" className="fill-accent" />
      </svg>
      <figcaption className="flex justify-between">
        <span>{shortDate(new Date(Math.min(...times)).toISOString(), locale)}</span>
        {[false, true].map((isSold) =>
          dots.some((dot) => dot.isSold === isSold) ? (
            <span key={String(isSold)} className="flex items-center gap-1.5">
              <span
                className={`size-2 forced-color-adjust-none ${isSold ? 'bg-metro-red' : 'rounded-full bg-icon'}`}
                aria-hidden="true"
              />
              {isSold ? t(`Badge.${soldBadge(listing)}`) : t('Comparables.onOffer')}
            </span>
          ) : null,
        )}
        <span>{shortDate(new Date(Math.max(...times)).toISOString(), locale)}</span>
      </figcaption>
    </figure>
  );
}

function Homes({ comparables: { homes, count } }: Pick<Props, 'comparables'>) {
  const t = useTranslations('Comparables');
  const price = useTranslations('Price');
  const badge = useTranslations('Badge');
  const locale = useLocale();
  const priceOf = (home: Listing) => {
    if (home.price === null) return '';
    const amount = formatBaht(home.price);
    return `${home.deal === 'rent' ? price('perMonth', { price: amount }) : amount} · `;
  };
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-phprimary">
        {t(count === homes.length ? 'all' : 'some', { count: homes.length })}
      </summary>
      <ul className="home-prices">
        {homes.map(({ listing, perArea, pricedAt }) => (
          <li key={listing.id}>
            <LocalLink href={routePath('listing', { id: listing.id })}>
              <LocalizedText content={listing.title} />
            </LocalLink>
            <span>
              {listing.project ? (
                <>
                  <ProjectLink listing={listing} /> ·{' '}
                </>
              ) : null}
              {formatBaht(perArea)} · {priceOf(listing)}
              {listing.recordStatus === 'Sold' ? (
                <span className="text-metro-red">{badge(soldBadge(listing))} </span>
              ) : null}
              {shortDate(pricedAt, locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PriceHistory({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  const rows = priceChanges(listing);
  if (rows.length < 2) return null;
  return (
    <Block id="price-history" title={t('priceHistory')}>
      <table className="w-full max-w-xl text-left tabular-nums">
        <thead>
          <tr className="border-line border-b-2 *:py-2 *:font-semibold">
            <th scope="col">{t('date')}</th>
            <th scope="col" className="text-right">
              {t('price')}
            </th>
            <th scope="col" className="pl-4 text-right">
              {t('priceChange')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ at, price, before }) => (
            <tr key={at} className="border-line border-b *:py-2">
              <td className="pr-3 min-[360px]:whitespace-nowrap">{shortDate(at, locale)}</td>
              <td className="text-right">{formatBaht(price)}</td>
              <td className="pl-4 text-right text-muted">
                <Change from={before} to={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function Change({ from, to }: { from: number | undefined; to: number }) {
  const t = useTranslations('Listing');
  if (from === undefined) return t('originalPrice');
  const change = { amount: formatBaht(Math.abs(to - from)), percent: formatNumber(Math.abs(percentChange(from, to))) };
  return t(to < from ? 'priceDown' : 'priceUp', change);
}
