import { iconMarkup, isLucideName } from '@/lib/icons/icon-markup.server';
import { classNames } from './class-names';
import { ClientIcon } from './client-icon';

/** Icons of every page. `app/icon-classes.css` draws them, because markup is sent twice, also as React's data. */
export const IN_STYLE_SHEET: ReadonlySet<string> = new Set([
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'heart',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'monitor',
  'moon',
  'phone',
  'search',
  'sliders-horizontal',
  'sun',
  'train-front',
]);

/** A decorative Lucide icon. It needs no request and does not flash (I4). */
export function Icon({ name, className }: { name: string; className?: string }) {
  if (IN_STYLE_SHEET.has(name))
    return <span aria-hidden="true" className={classNames(`mask-icon icon-${name}`, className)} />;
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

type Props = {
  /** Such as `lucide:sailboat` or `mdi:ferry`. */
  name: string | undefined;
  fallback: string;
  className?: string;
};

/** An icon named in the content: inline if it is a Lucide icon (I4), otherwise loaded by the browser (I2). */
export function ContentIcon({ name, fallback, className }: Props) {
  const [set, icon = ''] = name?.split(':') ?? [];
  if (name !== undefined && set !== 'lucide')
    return (
      <ClientIcon name={name} className={className} fallback={<Icon name={fallback} className="block size-full" />} />
    );
  return <Icon name={isLucideName(icon) ? icon : fallback} className={className} />;
}
