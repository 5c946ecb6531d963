'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { comparedQuery } from '@/lib/content/ids';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { comparedIds } from '../saved/saved-lists';
import { LinkButton } from '../ui/button';
import { LocalLink, useNavigateTo, useSite } from '../ui/navigation';
import { isPlainPress } from '../ui/use-late';

type Props = { id: string; href: string; label: string; className: string; children: ReactNode };

/** `href` is for new tabs and for no JavaScript. The server rendered it, so it may contain listings removed since. */
export function RemoveCompared({ id, href, label, className, children }: Props) {
  const [isRemoved, setIsRemoved] = useState(false);
  const navigateTo = useNavigateTo();
  const { locale, routing } = useSite();
  const remove = (event: MouseEvent<HTMLAnchorElement>) => {
    // The new tab shows the comparison without the listing; this one does not change.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Offline, the table does not change.
    if (isRemoved || !navigator.onLine) return;
    const { currentTarget } = event;
    const links = [...(currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('a[data-removes]') ?? [])];
    const index = links.indexOf(currentTarget);
    (links[index + 1] ?? links[index - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true });
    setIsRemoved(true);
    comparedIds.remove([id]);
    const others = links.flatMap(({ dataset }) => dataset.removes ?? []).filter((other) => other !== id);
    const comparison = routePath('compare') + comparedQuery(others);
    navigateTo(localizedPath(locale, comparison, routing), { replace: true, scroll: false });
  };
  return (
    <LocalLink
      href={href}
      aria-label={label}
      prefetch={false}
      data-removes={isRemoved ? undefined : id}
      onClick={remove}
      className={className}
    >
      {children}
    </LocalLink>
  );
}

/** On an empty comparison, links to the listings selected on this device. Without any, it only reserves space. */
export function ComparisonLink() {
  const t = useTranslations('Saved');
  const ids = comparedIds.useAll();
  return (
    <p className="mt-4 min-h-11 text-center">
      {ids.length === 0 ? null : (
        <LinkButton href={routePath('compare') + comparedQuery(ids)} variant="secondary">
          {t('compareNow', { count: ids.length })}
        </LinkButton>
      )}
    </p>
  );
}
