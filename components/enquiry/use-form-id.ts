'use client';

import { useRef } from 'react';
import { newId } from '../lead/new-id';
import type { EnquiryIds } from '../lead/use-sending';

/** One id for what this form sends until it was `taken`: sent again after a fault it is the same enquiry. */
export function useFormId(onTaken: () => void): EnquiryIds {
  const id = useRef<string>(undefined);
  const current = () => {
    id.current ??= newId();
    return id.current;
  };
  const forget = () => {
    id.current = undefined;
  };
  const renew = () => {
    forget();
    return current();
  };
  const taken = () => {
    forget();
    onTaken();
  };
  return { current, renew, taken };
}
