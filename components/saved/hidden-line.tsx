'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hiddenIds } from './home-lists';

/** The number of hidden listings in a list, with a button to show them. The first-paint script reserves its space. */
export function HiddenLine({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('Saved');
  const hidden = hiddenIds.useAll();
  const [shown, setShown] = useState(false);
  const count = ids.filter((id) => hidden.includes(id)).length;
  return (
    <div
      data-hidden-line=""
      data-shown={(shown && count > 0) || undefined}
      className="mt-4 hidden min-h-11 flex-wrap items-center gap-x-3 text-muted text-sm print:hidden"
    >
      {count === 0 ? null : (
        <>
          <span role="status">{t('hiddenHere', { count })}</span>
          <button
            type="button"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
            className="min-h-11 font-semibold text-phprimary hover:underline"
          >
            {t(shown ? 'hideAgain' : 'showHidden')}
          </button>
        </>
      )}
    </div>
  );
}
