import type { Departure } from '@/lib/build/way-out';

type Take = (departure: Departure & { readonly replace: boolean }) => boolean;

let take: Take | undefined;

/** Puts something before the router: what it answers true to, it goes to itself. Gives back how to end that. */
export function takeDepartures(by: Take): () => void {
  take = by;
  return () => {
    if (take === by) take = undefined;
  };
}

/** Whether a navigation goes another way; asked by every link and by `useNavigateTo`. */
export const isTaken: Take = (departure) => take?.(departure) ?? false;
