import type { Navigation } from '@/lib/build/reroute';

type Guard = (navigation: Navigation & { readonly replace: boolean }) => boolean;

let guard: Guard | undefined;

/**
 * Sets a function that is called before the router navigates. It returns true if it handles the navigation itself.
 * Returns a function that removes it.
 */
export function setNavigationGuard(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Whether the guard handles a navigation. Every link and `useNavigateTo` call it. */
export const isGuarded: Guard = (navigation) => guard?.(navigation) ?? false;
