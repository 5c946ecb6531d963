import { useTranslations } from 'next-intl';
import type { LeadFormError } from '@/lib/leads/lead-form';

/** What is wrong with a field. `names` are those of the files at fault, which only the browser knows. */
export type FieldFault = LeadFormError & { readonly names?: string };

/** What is wrong, in words. */
export function useFaultWords(): (fault: FieldFault) => string {
  const t = useTranslations('Seller');
  return ({ code, names }) => (names === undefined ? t(`errors.${code}`) : t('photosStayLarge', { names }));
}
