import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { createApiClient } from '@/lib/http/client';
import { monthOfYear } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { hundredths, parseLand, parseSqm } from '@/lib/leads/lead-schemas';

type Figures = Readonly<Record<'median' | 'lowerQuartile' | 'upperQuartile', number> & Record<'from' | 'to', string>>;

/** `range` is null after a failure. */
type Answer = { readonly query: string; readonly range: ReturnType<typeof parsePriceRange> };

const request = createApiClient(10_000);

/** To the nearest ten thousand, because the homes are only alike. */
const STEP = 10_000;

const TYPING_MS = 300;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parsePriceRange(answer: unknown): { count: number; figures?: Figures | undefined } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { count, figures }: { count?: unknown; figures?: unknown } = answer;
  if (!isNumber(count)) return null;
  if (typeof figures !== 'object' || figures === null) return { count };
  const { median, lowerQuartile, upperQuartile, from, to }: { [Key in keyof Figures]?: unknown } = figures;
  if (!isNumber(median) || !isNumber(lowerQuartile) || !isNumber(upperQuartile)) return { count };
  return typeof from === 'string' && typeof to === 'string'
    ? { count, figures: { median, lowerQuartile, upperQuartile, from, to } }
    : { count };
}

/** Square wah for land, else square metres of usable area. Null if it is unknown. */
function sizeOf({ property_type, size_unit, size, rai, ngan, sqwah }: LeadFormValues): number | null {
  if (property_type !== 'land') return size_unit === 'rai' ? null : parseSqm(size);
  const parts = [parseLand('rai', rai), parseLand('ngan', ngan), parseLand('sqwah', sqwah)];
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return size_unit === 'rai' && sum > 0 ? hundredths(sum) : null;
}

function readHome(form: HTMLFormElement): { query: string; size: number; isLand: boolean } | null {
  const values = readLeadForm(new FormData(form));
  const size = sizeOf(values);
  if (size === null || values.property_type === '' || values.district === '') return null;
  const query = new URLSearchParams({ type: values.property_type, district: values.district, size: String(size) });
  return { query: String(query), size, isLand: values.property_type === 'land' };
}

type Props = { form: RefObject<HTMLFormElement | null>; isShown: boolean };

/** What is asked for homes like the one in the form, with the basis of the figures. Loaded with its step. */
export function PriceRange({ form, isShown }: Props) {
  const t = useTranslations('Seller.range');
  const { home, range } = useRange(form, isShown);
  if (home === null) return <p>{t('wait')}</p>;
  if (range === undefined) return <p>{t('loading')}</p>;
  if (range === null) return <p>{t('failed')}</p>;
  if (range.figures === undefined) return <p role="status">{t('tooFew', { count: range.count })}</p>;
  return <Range {...home} count={range.count} figures={range.figures} />;
}

type RangeProps = { size: number; isLand: boolean; count: number; figures: Figures };

function Range({ size, isLand, count, figures }: RangeProps) {
  const t = useTranslations('Seller.range');
  const locale = useLocale();
  const { median, lowerQuartile, upperQuartile, from, to } = figures;
  const price = (perArea: number) => formatBaht(Math.round((perArea * size) / STEP) * STEP);
  const [first, last] = [monthOfYear(from, locale), monthOfYear(to, locale)];
  return (
    <div role="status">
      <p className="text-muted text-sm">{t('title')}</p>
      <p className="font-semibold text-xl tabular-nums">
        {t('prices', { low: price(lowerQuartile), high: price(upperQuartile) })}
      </p>
      <p className="mt-1 text-sm">
        {t(isLand ? 'medianSqwah' : 'medianSqm', {
          price: price(median),
          rate: formatBaht(median),
          size: formatNumber(size),
        })}
      </p>
      <p className="mt-1 text-muted text-sm">{t('basis', { count, from: first, to: last })}</p>
    </div>
  );
}

function useRange(form: Props['form'], isShown: boolean) {
  const [home, setHome] = useState<ReturnType<typeof readHome>>(null);
  const [answer, setAnswer] = useState<Answer>();
  const query = home?.query;
  useEffect(() => {
    const element = form.current;
    if (element === null || !isShown) return;
    const read = () => setHome(readHome(element));
    read();
    element.addEventListener('input', read);
    return () => element.removeEventListener('input', read);
  }, [form, isShown]);
  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      request(`/api/price-range?${query}`, { signal: controller.signal }).then(
        (found) => setAnswer({ query, range: parsePriceRange(found) }),
        () => {
          if (!controller.signal.aborted) setAnswer({ query, range: null });
        },
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return { home, range: answer?.query === query ? answer?.range : undefined };
}
