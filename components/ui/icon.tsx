import { iconMarkup } from '@/lib/icons/icon-markup.server';
import { classNames } from './class-names';

/** A decorative Lucide icon, inline in the markup, so that it needs no request and does not flash (I4). */
export function Icon({ name, className }: { name: string; className?: string }) {
  const { viewBox, body } = iconMarkup(name);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={classNames('icon', className)}
      // Safe: the markup comes from the installed icon set, not from the content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
