import { isLucideName } from '@/lib/icons/icon-markup.server';
import { ClientIcon } from './client-icon';
import { Icon } from './icon';

type Props = {
  /** Icon name from the content, such as `lucide:sailboat` or `mdi:ferry`. */
  name: string | undefined;
  /** A Lucide icon, shown if the content has no icon, until the icon has loaded, or if no host has it. */
  fallback: string;
  className?: string;
};

/**
 * A decorative icon named in the content. Lucide icons are inline in the markup (I4), others load on the client (I2).
 */
export function ContentIcon({ name, fallback, className }: Props) {
  const [set, icon = ''] = name?.split(':') ?? [];
  if (name !== undefined && set !== 'lucide')
    return (
      <ClientIcon name={name} className={className} fallback={<Icon name={fallback} className="block size-full" />} />
    );
  return <Icon name={isLucideName(icon) ? icon : fallback} className={className} />;
}
