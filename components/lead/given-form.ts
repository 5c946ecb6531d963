import type { FormFault } from '@/lib/leads/form-fault';
import type { LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';

/** What a form sent without scripts left: it goes on from there. */
export type GivenForm = {
  readonly values?: LeadFormValues;
  readonly errors?: readonly LeadFormError[];
  readonly formError?: FormFault;
};
