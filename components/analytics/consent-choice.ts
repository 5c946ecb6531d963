'use client';

import { type Consent, type ConsentChoices, consentOf, parseConsent } from '@/lib/analytics/consent';
import { persistedStore } from '../saved/persisted-store';

/** The visitor's consent, or null before an answer. If storage is blocked, it lasts as long as the document. */
export const consentChoice = persistedStore<Consent | null>('consent', parseConsent);

export const choose = (choices: ConsentChoices): void => consentChoice.set(consentOf(choices, new Date()));
