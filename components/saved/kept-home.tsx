'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { LocalLink } from '../ui/local-link';
import { HomePrice } from './home-price';
import { RemoveButton } from './remove-button';

function Measures({ home: { bedrooms, usableAreaSqm } }: { home: ListingSummary }) {
  const t = useTranslations('Saved');
  const parts = [
    bedrooms === undefined ? null : t('beds', { count: bedrooms }),
    usableAreaSqm === undefined ? null : t('area', { value: formatNumber(usableAreaSqm) }),
  ];
  const text = parts.filter((part) => part !== null).join(' · ');
  return text === '' ? null : <p className="text-muted text-sm tabular-nums">{text}</p>;
}

type Props = {
  home: ListingSummary;
  /** Whether the listing is no longer on the site. */
  isGone: boolean;
  onFollow: (event: MouseEvent) => void;
  onRemove: () => void;
};

/** One listing in a list of the sheet. */
export function KeptHome({ home, isGone, onFollow, onRemove }: Props) {
  const t = useTranslations('Saved');
  const { text, lang } = words(home.title, useLocale());
  return (
    <li className="flex items-center gap-3 py-3">
      {home.picture ? (
        <img
          src={home.picture.url}
          alt=""
          width={96}
          height={64}
          className="h-16 w-24 rounded-field bg-sunken object-cover"
        />
      ) : (
        <span className="h-16 w-24 shrink-0 rounded-field bg-sunken" />
      )}
      <div className="min-w-0 grow leading-snug">
        <p>{isGone ? <span className="font-semibold text-sm">{t('gone')}</span> : <HomePrice home={home} />}</p>
        {isGone ? (
          <p lang={lang} className="line-clamp-2 text-muted text-sm">
            {text}
          </p>
        ) : (
          <LocalLink
            href={routePath('listing', { id: home.id })}
            lang={lang}
            onClick={onFollow}
            className="line-clamp-2 text-sm hover:text-phprimary hover:underline"
          >
            {text}
          </LocalLink>
        )}
        <Measures home={home} />
      </div>
      <RemoveButton label={t('remove', { name: text })} onRemove={onRemove} />
    </li>
  );
}
