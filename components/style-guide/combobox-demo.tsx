'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Combobox } from '../ui/combobox';

const ANSWER_MS = 600;
const PLACES = ['onNut', 'thongLo', 'bangNa', 'nimman', 'long'] as const;
const FAULTY = '!';

/** A combobox that filters its own items, and one with a slow fake server, which fails for an exclamation mark. */
export function ComboboxDemo() {
  const t = useTranslations('Style.combobox');
  const all = PLACES.map((id) => ({ id, name: t(`places.${id}`) }));
  const [found, setFound] = useState<typeof all>([]);
  const [state, setState] = useState<'ready' | 'loading' | 'error'>('ready');
  const answer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = { loading: t('loading'), empty: t('empty'), error: t('error') };

  const ask = (text: string) => {
    clearTimeout(answer.current);
    setFound([]);
    setState(text === '' ? 'ready' : 'loading');
    if (text === '') return;
    answer.current = setTimeout(() => {
      setState(text === FAULTY ? 'error' : 'ready');
      setFound(all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));
    }, ANSWER_MS);
  };
  const both = { textOf: (place: (typeof all)[0]) => place.name, keyOf: (place: (typeof all)[0]) => place.id, words };
  return (
    <>
      <Combobox {...both} name="place" label={t('label')} placeholder={t('placeholder')} items={all} />
      <Combobox
        {...both}
        name="asked"
        label={t('asked')}
        hint={t('askedHint')}
        items={found}
        filtered
        state={state}
        onTextChange={ask}
      />
      <Combobox {...both} name="place-faulty" label={t('label')} error={t('fieldError')} items={all} />
      <Combobox {...both} name="place-locked" label={t('label')} items={all} disabled />
    </>
  );
}
