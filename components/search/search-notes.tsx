import { useTranslations } from 'next-intl';
import type { SearchResult } from 'thai-property-search/result';

/** Explains how the words were matched: spelling corrections, words without a match, and partial matches. */
export function SearchNotes({
  corrections,
  missed,
  partial,
}: Pick<SearchResult, 'corrections' | 'missed' | 'partial'>) {
  const t = useTranslations('SearchNotes');
  const notes = [
    ...corrections.map((correction) => t('corrected', correction)),
    ...(missed.length > 0 ? [t('missed', { words: missed.map((word) => t('quoted', { word })).join(' ') })] : []),
    ...(partial ? [t('partial')] : []),
  ];
  if (notes.length === 0) return null;
  return <p className="mb-4 rounded-field bg-lightblue px-4 py-2 text-sm">{notes.join(' ')}</p>;
}
