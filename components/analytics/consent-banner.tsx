'use client';

import { useEffect, useState } from 'react';
import { consentChoice } from './consent-choice';
import { ConsentPanel } from './consent-panel';
import { followConsent } from './follow-consent';

type Props = {
  gtmId: string;
  /** How often a visitor has come back to the question. */
  asked: number;
};

/** The question, to who has not answered it, and to who wants to answer it anew. */
export function ConsentBanner({ gtmId, asked }: Props) {
  const consent = consentChoice.usePart((kept) => kept, null);
  const [answered, setAnswered] = useState(0);
  useEffect(() => followConsent(gtmId), [gtmId]);
  const isAsked = asked > answered;
  if (consent !== null && !isAsked) return null;
  return <ConsentPanel key={asked} consent={consent} isAsked={isAsked} onDone={() => setAnswered(asked)} />;
}
