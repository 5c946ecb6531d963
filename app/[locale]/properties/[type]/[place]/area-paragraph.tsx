import { areaSentences } from '@/components/listing/area-sentences';
import type { Locale } from '@/lib/i18n/locales';
import type { AreaSummary } from '@/lib/search/area-summary.server';

/** What the listings say about an area, in words; nothing of an empty one. */
export async function AreaParagraph({ summary, locale }: { summary: AreaSummary; locale: Locale }) {
  const sentences = await areaSentences(summary, locale, (figure) => (
    <strong className="whitespace-nowrap">{figure}</strong>
  ));
  if (sentences.length === 0) return null;
  return (
    <p className="mt-3 max-w-prose tabular-nums">
      {sentences.map(({ key, sentence }) => (
        <span key={key}>{sentence} </span>
      ))}
    </p>
  );
}
