import { isLucideName } from '@/lib/icons/icon-markup.server';
import { ClientIcon } from './client-icon';
import { Icon } from './icon';

type Props = {
  /** As content names it, such as `lucide:sailboat` or `mdi:ferry`. */
  name: string | undefined;
  /** One of Lucide, shown where content names none, until another one has come, and where it cannot be had. */
  instead: string;
  className?: string;
};

/** A decorative icon that content names: of Lucide inline in the markup (I4), of any other set drawn by the browser (I2). */
export function ContentIcon({ name, instead, className }: Props) {
  const [set, icon = ''] = name?.split(':') ?? [];
  if (name !== undefined && set !== 'lucide')
    return (
      <ClientIcon name={name} className={className} instead={<Icon name={instead} className="block size-full" />} />
    );
  return <Icon name={isLucideName(icon) ? icon : instead} className={className} />;
}
