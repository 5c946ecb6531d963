import type { FormFault, LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';

/** A form that was sent without JavaScript, for the page that shows it again. */
export type SubmittedForm = {
  readonly values?: LeadFormValues;
  readonly errors?: readonly LeadFormError[];
  readonly formError?: FormFault;
};
