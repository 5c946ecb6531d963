import { iconMarkup } from '@/lib/icons/icon-markup.server';
import { classNames } from './class-names';

/** An icon of the installed Lucide set, inline in the markup: no request and no flash (I4). Decorative. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const { viewBox, body } = iconMarkup(name);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={classNames('icon', className)}
      // The body comes from the installed icon set, not from content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
