import { useTranslations } from 'next-intl';
import type { LeadFormError } from '@/lib/leads/lead-form';

/** An error of a field. `names` lists the rejected files; only the browser knows their names. */
export type FieldFault = LeadFormError & { readonly names?: string };

/** Returns a function that gives the message of an error. */
export function useErrorMessage(): (fault: FieldFault) => string {
  const t = useTranslations('Seller');
  return ({ code, names }) => (names === undefined ? t(`errors.${code}`) : t('photosStayLarge', { names }));
}
