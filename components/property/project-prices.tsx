import { useLocale, useTranslations } from 'next-intl';
import { shortDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { axisTicks, type PriceLine, type PriceStep, type ProjectPrices as Prices } from '@/lib/property/project-facts';
import { LocalLink } from '../ui/navigation';
import { LocalizedText, Section } from '../ui/text';

type Mark = 'listed' | 'changed' | 'sold';

/** Each mark has its own shape, for readers who cannot tell the colours apart. */
const MARKS: Readonly<Record<Mark, { legend: string; cap: 'round' | 'square'; strokes: readonly [number, string][] }>> =
  {
    listed: {
      legend: 'rounded-full border-2 border-phprimary',
      cap: 'round',
      strokes: [
        [11, 'stroke-phprimary'],
        [6, 'stroke-page'],
      ],
    },
    changed: { legend: 'rounded-full bg-phprimary', cap: 'round', strokes: [[11, 'stroke-phprimary']] },
    sold: { legend: 'bg-metro-red', cap: 'square', strokes: [[9, 'stroke-metro-red']] },
  };
const MARK_NAMES = ['listed', 'changed', 'sold'] as const;

const markOf = ({ kind }: PriceStep): Mark => (kind === 'reduced' || kind === 'raised' ? 'changed' : kind);

type Scale = { x: (at: string) => number; y: (perArea: number) => number; ticks: readonly number[] };

const rounded = (value: number) => Math.round(value * 100) / 100;

function scaleOf({ from, to, perArea }: Prices): Scale {
  const ticks = axisTicks(perArea);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const [start, span] = [Date.parse(from), Math.max(1, Date.parse(to) - Date.parse(from))];
  return {
    x: (at) => rounded(((Date.parse(at) - start) / span) * 100),
    y: (value) => rounded(((top - value) / (top - bottom)) * 100),
    ticks,
  };
}

function linePath({ steps, end }: PriceLine, { x, y }: Scale): string {
  const corners = steps.map(({ at, perArea }, index) =>
    index === 0 ? `M${x(at)} ${y(perArea)}` : `H${x(at)}V${y(perArea)}`,
  );
  return `${corners.join('')}H${x(end)}`;
}

const MAX_NAMED = 6;
/** The height of a name, as a percentage of the plot. */
const NAME_HEIGHT = 7;

/** The codes of the homes at the ends of their lines, one below the other where the prices are alike. */
function lineNames(lines: readonly PriceLine[], { x, y }: Scale) {
  if (lines.length > MAX_NAMED) return [];
  const ends = lines
    .map(({ listing: { code }, steps, end }) => ({ code, left: x(end), top: y(steps.at(-1)?.perArea ?? 0) }))
    .sort((a, b) => a.top - b.top);
  let free = Number.NEGATIVE_INFINITY;
  return ends.map((end) => {
    const top = Math.max(end.top, free);
    free = top + NAME_HEIGHT;
    return { ...end, top };
  });
}

function Plot({ prices, label }: { prices: Prices; label: string }) {
  const locale = useLocale();
  const scale = scaleOf(prices);
  const steps = prices.lines.flatMap((line) => line.steps);
  return (
    <div className="pr-16 pl-[4.5rem] text-muted text-sm tabular-nums">
      <div className="price-plot">
        <div aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ top: `${scale.y(tick)}%` }}>
              {formatBaht(tick)}
            </span>
          ))}
          {lineNames(prices.lines, scale).map(({ code, left, top }) => (
            <b key={code} style={{ left: `${left}%`, top: `${top}%` }}>
              {code}
            </b>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          className="absolute size-full overflow-visible"
        >
          <path d={scale.ticks.map((tick) => `M0 ${scale.y(tick)}H100`).join('')} className="stroke-line" />
          <path
            d={prices.lines.map((line) => linePath(line, scale)).join('')}
            strokeWidth={2}
            className="stroke-phprimary"
          />
          {MARK_NAMES.filter((name) => steps.some((step) => markOf(step) === name)).flatMap((name) =>
            MARKS[name].strokes.map(([width, colour]) => (
              <path
                key={`${name}-${width}`}
                // Lines without a length: their caps keep their shape while the plot is stretched.
                d={steps
                  .filter((step) => markOf(step) === name)
                  .map(({ at, perArea }) => `M${scale.x(at)} ${scale.y(perArea)}h.001`)
                  .join('')}
                strokeWidth={width}
                strokeLinecap={MARKS[name].cap}
                className={colour}
              />
            )),
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-3 flex justify-between">
        <span>{shortDate(prices.from, locale)}</span>
        <span>{shortDate(prices.to, locale)}</span>
      </p>
    </div>
  );
}

function useStepText({ deal, unit }: Prices): (step: PriceStep) => string {
  const t = useTranslations();
  const locale = useLocale();
  return ({ at, kind, price, perArea }) => {
    const event = kind === 'sold' ? t(deal === 'rent' ? 'Badge.SoldRent' : 'Badge.Sold') : t(`Project.step.${kind}`);
    const amount = deal === 'rent' ? t('Price.perMonth', { price: formatBaht(price) }) : formatBaht(price);
    const rate = t(unit === 'sqm' ? 'Price.perSqm' : 'Price.perSqwah', { price: formatBaht(perArea) });
    return `${shortDate(at, locale)} · ${event} · ${amount} · ${rate}`;
  };
}

function PriceList({ prices }: { prices: Prices }) {
  const t = useTranslations('Project');
  const textOf = useStepText(prices);
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 items-center font-semibold text-phprimary">{t('allPrices')}</summary>
      <ul className="home-prices">
        {prices.lines.map(({ listing, steps }) => (
          <li key={listing.id}>
            <LocalLink href={routePath('listing', { id: listing.id })} prefetch={false}>
              {`${listing.code} ·\u00a0`}
              <LocalizedText content={listing.title} />
            </LocalLink>
            <ul>
              {steps.map((step) => (
                <li key={step.at + step.kind}>{textOf(step)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { prices: Prices; names: NonNullable<PriceLine['listing']['project']> };

/** The asking prices of a project's homes over time, as a plot and as a list. */
export function ProjectPrices({ prices, names }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { deal, unit, lines, from, to, perArea } = prices;
  const measure = t(`Comparables.measure.${deal}.${unit}`);
  const present = new Set(lines.flatMap(({ steps }) => steps.map(markOf)));
  const words = {
    listed: t('Project.step.listed'),
    changed: t('Project.changed'),
    sold: t(deal === 'rent' ? 'Badge.SoldRent' : 'Badge.Sold'),
  };
  const label = t('Project.plot', {
    ...{ measure, name: localizedText(names, locale).text },
    ...{ from: shortDate(from, locale), to: shortDate(to, locale) },
    ...{ least: formatBaht(perArea.least), most: formatBaht(perArea.most) },
  });
  return (
    <Section
      id={`prices-${deal}`}
      title={t('Project.prices', { measure })}
      lead={t('Project.pricesLead', { sold: present.has('sold') ? 'yes' : 'no' })}
    >
      <ul className="mb-6 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {MARK_NAMES.filter((mark) => present.has(mark)).map((mark) => (
          <li key={mark} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 forced-color-adjust-none ${MARKS[mark].legend}`} />
            {words[mark]}
          </li>
        ))}
      </ul>
      <Plot prices={prices} label={label} />
      <PriceList prices={prices} />
    </Section>
  );
}
