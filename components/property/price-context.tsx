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

type Props = { listing: Listing; comparables: Comparables };

export function PriceComparison({ listing, comparables }: Props) {
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
      <Range comparables={comparables} />
      <Homes comparables={comparables} />
    </Block>
  );
}

function Figures({ listing, comparables }: Props) {
  const t = useTranslations('Comparables');
  const { own, median, lowerQuartile, upperQuartile } = comparables;
  const figures = [
    { name: t('own'), value: formatBaht(own), mark: 'bg-accent' },
    { name: t('median'), value: formatBaht(median), mark: 'bg-font' },
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
      <dl className="mt-1 grid gap-3 sm:grid-cols-3">
        {figures.map(({ name, value, mark }) => (
          <div key={name}>
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

/** Chart of this listing's price and the middle half of comparable prices, between the lowest and the highest. */
function Range({ comparables }: { comparables: Comparables }) {
  const { own, median, lowerQuartile, upperQuartile } = comparables;
  const [lowest, highest] = [Math.min(own, comparables.lowest), Math.max(own, comparables.highest)];
  const place = (price: number) => (highest === lowest ? 50 : ((price - lowest) / (highest - lowest)) * 100);
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="my-4 h-6 w-full">
      <rect y="5" width="100" height="2" className="fill-line" />
      <rect
        x={place(lowerQuartile)}
        y="3"
        width={place(upperQuartile) - place(lowerQuartile)}
        height="6"
        className="fill-phprimary-300"
      />
      <rect x={place(median) - 0.3} y="1" width="0.6" height="10" className="fill-font" />
      <rect x={place(own) - 0.75} y="0" width="1.5" height="12" className="fill-accent" />
    </svg>
  );
}

function Homes({ comparables: { homes, count } }: Pick<Props, 'comparables'>) {
  const t = useTranslations('Comparables');
  const price = useTranslations('Price');
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
      <ul className="divide-y divide-line">
        {homes.map(({ listing, perArea, pricedAt }) => (
          <li key={listing.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <LocalLink
              href={routePath('listing', { id: listing.id })}
              className="inline-flex min-h-11 items-center hover:text-phprimary hover:underline"
            >
              <LocalizedText content={listing.title} />
            </LocalLink>
            <span className="text-muted text-sm tabular-nums">
              {formatBaht(perArea)} · {priceOf(listing)}
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
              <td>{longDate(at, locale)}</td>
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
