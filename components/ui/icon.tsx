import { getIconData, iconToSVG } from '@iconify/utils';
import { icons as lucide } from '@iconify-json/lucide';
import { classNames } from './class-names';

/** An icon of the installed Lucide set, inline in the markup: no request and no flash (I4). Decorative. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const data = getIconData(lucide, name);
  if (data === null) throw new Error(`There is no icon '${name}' in Lucide.`);
  const { attributes, body } = iconToSVG(data, { height: 'auto' });
  return (
    <svg
      aria-hidden="true"
      viewBox={attributes.viewBox}
      className={classNames('inline-block size-[1.25em] shrink-0', className)}
      // The body comes from the installed icon set, not from content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
