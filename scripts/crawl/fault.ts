import type { PageElement } from './page-tree';
import { placeOf } from './page-tree';

/** A fault of a page: the violated rule, the element and its content. */
export type Fault = { readonly rule: string; readonly at: string; readonly found: string };

export const faultAt = (rule: string, element: PageElement, found: string): Fault => ({
  rule,
  at: placeOf(element),
  found: found.slice(0, 120),
});
