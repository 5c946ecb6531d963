import type { ComponentProps } from 'react';
import { Glyph } from './glyph';
import { LocalLink } from './navigation';

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border text-left font-medium text-sm leading-snug transition-colors duration-150';
const pressable = `${chip} border-control bg-surface px-4 py-1.5 not-disabled:hover:border-phprimary not-disabled:hover:text-phprimary disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted`;
const active = `${chip} border-phprimary bg-phprimary px-4 py-1.5 text-on-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted`;

export function ToggleChip({
  pressed,
  ...button
}: { pressed: boolean } & Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...button} type="button" aria-pressed={pressed} className={pressed ? active : pressable} />;
}

export function LinkChip({
  current = false,
  ...link
}: { current?: boolean } & Omit<ComponentProps<typeof LocalLink>, 'className'>) {
  return <LocalLink {...link} aria-current={current ? 'true' : undefined} className={current ? active : pressable} />;
}

type Removal = { href: string } | { onRemove: () => void };

export function RemovableChip({ label, removeLabel, ...removal }: { label: string; removeLabel: string } & Removal) {
  const remove = {
    'aria-label': removeLabel,
    className:
      'grid size-11 shrink-0 place-items-center rounded-full text-icon transition-colors duration-150 hover:bg-line hover:text-font',
    children: <Glyph name="cross" className="size-4" />,
  };
  return (
    <span className={`${chip} border-line bg-sunken pl-4`}>
      <span className="py-1.5">{label}</span>
      {'href' in removal ? (
        // Not prefetched, because each of many filters would start another search.
        <LocalLink {...remove} href={removal.href} prefetch={false} scroll={false} />
      ) : (
        <button {...remove} type="button" onClick={removal.onRemove} />
      )}
    </span>
  );
}
