'use client';

import { type Consent, type ConsentChoices, consentOf, parseConsent } from '@/lib/analytics/consent';
import { persistedStore } from '../saved/persisted-store';

/** What this visitor allowed; null while nobody has said. Where storage is forbidden it holds for this document. */
export const consentChoice = persistedStore<Consent | null>('consent', parseConsent);

export const choose = (choices: ConsentChoices): void => consentChoice.keep(consentOf(choices, new Date()));
