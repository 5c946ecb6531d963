'use client';

import { type Consent, type ConsentChoices, consentOf, parseConsent } from '@/lib/analytics/consent';
import { keptValue } from '../saved/kept-value';

/** What this visitor allowed; null while nobody has said. Where storage is forbidden it holds for this document. */
export const consentChoice = keptValue<Consent | null>('consent', parseConsent);

export const choose = (choices: ConsentChoices): void => consentChoice.keep(consentOf(choices, new Date()));
