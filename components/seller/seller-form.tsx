'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormStateContext } from '../lead/form-state';
import type { GivenForm } from '../lead/given-form';
import type { Choice } from '../lead/lead-field';
import { LeadFormFrame } from '../lead/lead-form-frame';
import type { EnquiryIds } from '../lead/send-filled';
import { useDraft } from '../lead/use-draft';
import { useSending } from '../lead/use-sending';
import { DraftLine } from './draft-line';
import {
  canKeepDraft,
  dropDraft,
  isDraftWritten,
  keepDraft,
  NO_VALUES,
  renewDraftId,
  SELLER_DRAFT,
} from './draft-store';
import { PropertyStep } from './property-step';
import { WishesStep } from './wishes-step';
import { YouStep } from './you-step';

type Props = {
  action: string;
  provinces: readonly Choice[];
  exampleDay: string;
  channels: ReactNode;
  given?: GivenForm;
};

/** Uses the draft's id, so that sending again after a reload is the same enquiry. */
const DRAFT_IDS: EnquiryIds = {
  current: (values) => keepDraft(values)?.id ?? '',
  renew: (values) => renewDraftId(values)?.id ?? '',
  taken: dropDraft,
};

/** The sellers' form. Its draft is stored on the device. */
export function SellerForm({ action, provinces, exampleDay, channels, given = {} }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { start, keep, clear, beginAnew } = useDraft(form, SELLER_DRAFT, { empty: NO_VALUES, given: given.values });
  const { forget, ...sending } = useSending(given, DRAFT_IDS, { form: 'seller' }, clear);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(canKeepDraft()), []);
  const change = () => {
    keep();
    setIsKept(isDraftWritten());
  };
  const startOver = () => {
    beginAnew();
    forget();
  };
  return (
    <LeadFormFrame
      ref={form}
      action={action}
      encType="multipart/form-data"
      onChange={change}
      channels={channels}
      {...sending}
    >
      <DraftLine isRestored={start.isRestored} isKept={isKept} onBeginAnew={startOver} />
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        <YouStep />
        <PropertyStep provinces={provinces} />
        <WishesStep exampleDay={exampleDay} />
      </FormStateContext>
    </LeadFormFrame>
  );
}
