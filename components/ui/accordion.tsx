import type { ReactNode } from 'react';
import { Glyph } from './glyph';

type Item = { id: string; title: ReactNode; text: ReactNode };

/**
 * Questions that expand in place. It uses native `<details>`: it works without JavaScript, and find-in-page expands it.
 * Items with the same `name` expand one at a time.
 */
export function Accordion({ items, name }: { items: readonly Item[]; name?: string }) {
  return (
    <div className="border-line border-t">
      {items.map(({ id, title, text }) => (
        <details
          key={id}
          name={name}
          className="group border-line border-b [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:duration-200 details-content:[transition-behavior:allow-discrete] open:details-content:h-auto"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium hover:text-phprimary">
            <span className="min-w-0">{title}</span>
            <Glyph
              name="chevron-down"
              className="size-5 text-icon transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-5 text-muted">{text}</div>
        </details>
      ))}
    </div>
  );
}
