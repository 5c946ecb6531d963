'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkChip, RemovableChip, ToggleChip } from '../ui/chip';
import { Specimen } from './specimen';

const ALL = ['pool', 'pets', 'long'] as const;
type Wish = (typeof ALL)[number];

export function ChipSpecimens() {
  const t = useTranslations('Style');
  const [on, setOn] = useState<readonly Wish[]>(['pool']);
  const [kept, setKept] = useState<readonly Wish[]>(ALL);
  const toggle = (wish: Wish) => setOn(on.includes(wish) ? on.filter((other) => other !== wish) : [...on, wish]);
  return (
    <>
      <Specimen name={t('chips.toggle')} row>
        {ALL.map((wish) => (
          <ToggleChip key={wish} pressed={on.includes(wish)} onClick={() => toggle(wish)}>
            {t(`chips.${wish}`)}
          </ToggleChip>
        ))}
        <ToggleChip pressed={false} disabled>
          {t('disabled')}
        </ToggleChip>
      </Specimen>
      <Specimen name={t('chips.link')} row>
        <LinkChip href="/style" current>
          {t('chips.here')}
        </LinkChip>
        <LinkChip href="/our-team">{t('buttons.link')}</LinkChip>
      </Specimen>
      <Specimen name={t('chips.removable')} row>
        {kept.map((wish) => (
          <RemovableChip
            key={wish}
            label={t(`chips.${wish}`)}
            removeLabel={t('chips.remove', { name: t(`chips.${wish}`) })}
            onRemove={() => setKept(kept.filter((other) => other !== wish))}
          />
        ))}
        <RemovableChip
          label={t('chips.byLink')}
          removeLabel={t('chips.remove', { name: t('chips.byLink') })}
          href="/"
        />
      </Specimen>
    </>
  );
}
