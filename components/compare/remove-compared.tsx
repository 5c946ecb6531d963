'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { comparedQuery } from '@/lib/content/compared-ids';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { useNavigateTo } from '../layout/use-navigate-to';
import { comparedIds } from '../saved/home-lists';
import { LocalLink } from '../ui/local-link';
import { isPlainPress } from '../ui/plain-press';
import { useSite } from '../ui/site-context';

type Props = { id: string; href: string; label: string; className: string; children: ReactNode };

/**
 * A link to the comparison without one home; the choice on this device lets go of it as well. Its column goes with it: the
 * same link of the next one has the focus then, and after the last one the page. `href`, for another tab and without
 * scripts, was written with homes that may have been taken out since, and whose columns wait for the answer.
 */
export function RemoveCompared({ id, href, label, className, children }: Props) {
  const [isGone, setIsGone] = useState(false);
  const navigateTo = useNavigateTo();
  const { locale, routing } = useSite();
  const remove = (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab shows the comparison without it; here nothing was taken out.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Without a connection the table stays as it is.
    if (isGone || !navigator.onLine) return;
    const { currentTarget } = event;
    const links = [...(currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('a[data-removes]') ?? [])];
    const at = links.indexOf(currentTarget);
    (links[at + 1] ?? links[at - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true });
    setIsGone(true);
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
      data-removes={isGone ? undefined : id}
      onClick={remove}
      className={className}
    >
      {children}
    </LocalLink>
  );
}
