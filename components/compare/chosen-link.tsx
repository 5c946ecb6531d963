'use client';

import { useTranslations } from 'next-intl';
import { comparedQuery } from '@/lib/content/compared-ids';
import { routePath } from '@/lib/navigation/routes';
import { comparedIds } from '../saved/home-lists';
import { LinkButton } from '../ui/link-button';

/** From a comparison of nothing to that of the homes chosen on this device; without any it takes no more than its place. */
export function ChosenLink() {
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
