import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';

/** `isKept`: whether the browser can store the draft. */
type Props = { isRestored: boolean; isKept: boolean; onBeginAnew: () => void };

/**
 * Status of the draft. Both sentences are in the same grid cell, to avoid a layout shift when one replaces the other.
 * Both are hidden if drafts cannot be stored.
 */
export function DraftLine({ isRestored, isKept, onBeginAnew }: Props) {
  const t = useTranslations('Seller');
  return (
    <div
      role="status"
      className={`grid noscript:hidden items-center rounded-card bg-sunken px-4 py-2 text-sm *:col-start-1 *:row-start-1 ${isRestored || isKept ? '' : 'invisible'}`.trimEnd()}
    >
      <p className={isRestored ? 'invisible' : ''}>{t('kept')}</p>
      <div className={`flex flex-wrap items-center justify-between gap-x-4 ${isRestored ? '' : 'invisible'}`}>
        <p className="min-w-0 flex-[1_1_12rem]">{t('restored')}</p>
        <Button variant="quiet" size="small" onClick={onBeginAnew}>
          {t('beginAnew')}
        </Button>
      </div>
    </div>
  );
}
