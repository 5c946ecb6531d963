'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { comparedQuery } from '@/lib/content/ids';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { comparedIds } from '../saved/saved-lists';
import { LinkButton } from '../ui/button';
import { LocalLink, useNavigateTo, useSite } from '../ui/navigation';
import { showNote } from '../ui/note';
import { isPlainPress } from '../ui/use-late';

type Props = { id: string; href: string; label: string; removed: string; className: string; children: ReactNode };

function useOpenComparison(): (ids: readonly string[]) => void {
  const navigateTo = useNavigateTo();
  const { locale, routing } = useSite();
  return (ids) => {
    const path = routePath('compare') + comparedQuery(ids);
    navigateTo(localizedPath(locale, path, routing), { replace: true, scroll: false });
  };
}

/** `removed`: the note afterwards. `href`, for new tabs and without JavaScript, may contain listings removed since. */
export function RemoveCompared({ id, href, label, removed, className, children }: Props) {
  const [isRemoved, setIsRemoved] = useState(false);
  const open = useOpenComparison();
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
    const wasStored = comparedIds.current().includes(id);
    comparedIds.remove([id]);
    const all = links.flatMap(({ dataset }) => dataset.removes ?? []);
    open(all.filter((other) => other !== id));
    const undo = () => {
      setIsRemoved(false);
      if (wasStored && !comparedIds.isFull()) comparedIds.add(id);
      open(all);
    };
    showNote({ text: removed, undo });
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

/** Instead of an empty comparison (`children`), opens the listings that are chosen on this device. */
export function ChosenComparison({ children }: { children: ReactNode }) {
  const t = useTranslations('Saved');
  const ids = comparedIds.useAll();
  const open = useOpenComparison();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` is no reason to open it again
  useEffect(() => {
    if (ids.length > 0 && navigator.onLine) open(ids);
  }, [ids]);
  if (ids.length === 0) return children;
  return (
    <p className="min-h-80 py-14 text-center">
      <LinkButton href={routePath('compare') + comparedQuery(ids)} replace>
        {t('compareNow', { count: ids.length })}
      </LinkButton>
    </p>
  );
}
