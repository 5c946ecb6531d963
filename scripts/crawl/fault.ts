import type { PageElement } from './page-tree';
import { placeOf } from './page-tree';

/** What is wrong with a page: the rule that it breaks, where, and what stands there. */
export type Fault = { readonly rule: string; readonly at: string; readonly found: string };

export const faultAt = (rule: string, element: PageElement, found: string): Fault => ({
  rule,
  at: placeOf(element),
  found: found.slice(0, 120),
});
