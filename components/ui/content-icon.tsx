import { isLucideName } from '@/lib/icons/icon-markup.server';
import { ClientIcon } from './client-icon';
import { Icon } from './icon';

type Props = {
  /** The name in the content, such as `lucide:sailboat` or `mdi:ferry`. */
  name: string | undefined;
  /** A Lucide icon, shown if content names none, until the named icon has loaded, and if no host has that. */
  instead: string;
  className?: string;
};

/** A decorative icon that content names. Lucide's are inline in the markup (I4); the browser loads all others (I2). */
export function ContentIcon({ name, instead, className }: Props) {
  const [set, icon = ''] = name?.split(':') ?? [];
  if (name !== undefined && set !== 'lucide')
    return (
      <ClientIcon name={name} className={className} instead={<Icon name={instead} className="block size-full" />} />
    );
  return <Icon name={isLucideName(icon) ? icon : instead} className={className} />;
}
