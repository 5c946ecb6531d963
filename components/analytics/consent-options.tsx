'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ConsentChoices } from '@/lib/analytics/consent';
import { Checkbox } from '../ui/checkbox';

function Words({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="block text-muted text-sm leading-normal">{text}</span>
    </>
  );
}

/** The purposes that the visitor can allow, each with an explanation. With `hasFocus`, the first one gets focus. */
export function ConsentOptions({ choices, hasFocus }: { choices: ConsentChoices; hasFocus: boolean }) {
  const t = useTranslations('Consent');
  const options = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (hasFocus) options.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [hasFocus]);
  return (
    <fieldset ref={options} className="mt-2">
      <legend className="sr-only">{t('options')}</legend>
      <Checkbox name="needed" label={<Words name={t('needed')} text={t('neededText')} />} defaultChecked disabled />
      <Checkbox
        name="measurement"
        label={<Words name={t('measurement')} text={t('measurementText')} />}
        defaultChecked={choices.measurement}
      />
      <Checkbox
        name="advertising"
        label={<Words name={t('advertising')} text={t('advertisingText')} />}
        defaultChecked={choices.advertising}
      />
    </fieldset>
  );
}
