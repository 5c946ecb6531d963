import { Icon } from './icon';
import { LinkButton } from './link-button';

export function EmptyState({
  title,
  text,
  action,
}: {
  title: string;
  text: string;
  action: { href: string; label: string };
}) {
  return (
    <div className="rounded-card border border-line border-dashed bg-sunken px-6 py-14 text-center">
      <Icon name="house" className="size-10 text-icon" />
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-prose text-muted">{text}</p>
      <LinkButton href={action.href}>{action.label}</LinkButton>
    </div>
  );
}
