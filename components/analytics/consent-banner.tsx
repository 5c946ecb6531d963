'use client';

import { useEffect, useState } from 'react';
import { consentChoice } from './consent-choice';
import { ConsentPanel } from './consent-panel';
import { followConsent } from './follow-consent';

type Props = {
  gtmId: string;
  /** How many times the visitor has reopened the panel. */
  asked: number;
};

/** Shows the consent panel to visitors who have not answered yet, or who reopen it. */
export function ConsentBanner({ gtmId, asked }: Props) {
  const consent = consentChoice.usePart((kept) => kept, null);
  const [answered, setAnswered] = useState(0);
  useEffect(() => followConsent(gtmId), [gtmId]);
  const isAsked = asked > answered;
  if (consent !== null && !isAsked) return null;
  return <ConsentPanel key={asked} consent={consent} isAsked={isAsked} onDone={() => setAnswered(asked)} />;
}
