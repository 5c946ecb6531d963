import { areaSentences } from '@/components/listing/area-sentences';
import type { Locale } from '@/lib/i18n/locales';
import type { AreaSummary } from '@/lib/search/area-summary.server';

/** A description of an area, derived from its listings. Empty for an empty area. */
export async function AreaParagraphs({ summary, locale }: { summary: AreaSummary; locale: Locale }) {
  const paragraphs = await areaSentences(summary, locale, (figure) => (
    <strong className="whitespace-nowrap">{figure}</strong>
  ));
  return paragraphs.map((sentences) => (
    <p key={sentences[0]?.key} className="mt-2 max-w-prose tabular-nums">
      {sentences.map(({ key, sentence }) => (
        <span key={key}>{sentence} </span>
      ))}
    </p>
  ));
}
