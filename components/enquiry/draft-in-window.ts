'use client';

import { type DraftStore, hasContent, parseDraftValues } from '../lead/form-draft';

/**
 * A question about a home, as long as the window is open: whoever looks into the policy or changes the language has it
 * still (U4), and whoever uses the device next has not. Where storage is forbidden nothing is kept.
 */
export function draftInWindow(listing: string, kind: string): DraftStore {
  const key = `enquiry-draft ${listing} ${kind}`;
  const quietly = <Answer>(work: () => Answer): Answer | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const drop = () => void quietly(() => sessionStorage.removeItem(key));
  return {
    current: () => quietly(() => parseDraftValues(JSON.parse(sessionStorage.getItem(key) ?? 'null'))),
    keep: (values) => {
      if (hasContent(values)) quietly(() => sessionStorage.setItem(key, JSON.stringify(values)));
      else drop();
    },
    drop,
  };
}
