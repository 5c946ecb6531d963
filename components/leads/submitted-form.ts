import type { FormFault } from '@/lib/leads/form-fault';
import type { LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';

/** State of a form that was sent without JavaScript, for the page that shows it again. */
export type SubmittedForm = {
  readonly values?: LeadFormValues;
  readonly errors?: readonly LeadFormError[];
  readonly formError?: FormFault;
};
