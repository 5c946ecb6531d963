'use client';

import { useTranslations } from 'next-intl';
import { comparedQuery } from '@/lib/content/compared-ids';
import { routePath } from '@/lib/navigation/routes';
import { comparedIds } from '../saved/home-lists';
import { LinkButton } from '../ui/link-button';

/** On an empty comparison, links to the listings selected on this device. Without any, it only reserves space. */
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
