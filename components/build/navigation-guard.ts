import type { Navigation } from '@/lib/build/reroute';

type Guard = (navigation: Navigation & { readonly replace: boolean }) => boolean;

let guard: Guard | undefined;

/**
 * Sets the function that is asked before the router navigates. It returns true when it navigates itself. Returns a
 * function that removes it.
 */
export function setNavigationGuard(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Whether the guard takes a navigation over. Every link and `useNavigateTo` ask. */
export const isGuarded: Guard = (navigation) => guard?.(navigation) ?? false;
