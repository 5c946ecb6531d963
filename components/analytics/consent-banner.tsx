'use client';

import { useEffect, useState } from 'react';
import { consentChoice } from './consent-choice';
import { ConsentPanel } from './consent-panel';
import { followConsent } from './follow-consent';

type Props = {
  gtmId: string;
  /** How many times the visitor has reopened the panel. */
  reopenCount: number;
};

/** Shows the consent panel to visitors who have not answered yet, or who reopen it. */
export function ConsentBanner({ gtmId, reopenCount }: Props) {
  const consent = consentChoice.useSelector((kept) => kept, null);
  const [answeredCount, setAnsweredCount] = useState(0);
  useEffect(() => followConsent(gtmId), [gtmId]);
  const isReopened = reopenCount > answeredCount;
  if (consent !== null && !isReopened) return null;
  const onDone = () => setAnsweredCount(reopenCount);
  return <ConsentPanel key={reopenCount} consent={consent} isReopened={isReopened} onDone={onDone} />;
}
