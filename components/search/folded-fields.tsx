import type { ReactNode } from 'react';
import { Glyph } from '../ui/glyph';

/** A collapsible section of fields. Open it initially if one of its fields is set. */
export function FoldedFields({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-line border-t">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-medium hover:text-phprimary">
        <span>{title}</span>
        <Glyph name="chevron-down" className="size-5 text-icon [details[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-3">{children}</div>
    </details>
  );
}
