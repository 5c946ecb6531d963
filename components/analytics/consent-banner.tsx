'use client';

import { useEffect, useState } from 'react';
import { consentChoice } from './consent-choice';
import { ConsentPanel } from './consent-panel';
import { followConsent } from './follow-consent';

/** Counts the presses on what opens the choice again: plain buttons, which cost a page no script. */
function useAsked(): number {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]') !== null)
        setAsked((times) => times + 1);
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  return asked;
}

/** The question, to who has not answered it, and to who wants to answer it anew. */
export function ConsentBanner({ gtmId }: { gtmId: string }) {
  const consent = consentChoice.usePart((kept) => kept, null);
  const asked = useAsked();
  const [answered, setAnswered] = useState(0);
  useEffect(() => followConsent(gtmId), [gtmId]);
  const isAsked = asked > answered;
  if (consent !== null && !isAsked) return null;
  return <ConsentPanel key={asked} consent={consent} isAsked={isAsked} onDone={() => setAnswered(asked)} />;
}
