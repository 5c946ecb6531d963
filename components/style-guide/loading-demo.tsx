'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const WORK_MS = 2_000;

/** Buttons in the loading state. The last one starts loading when pressed. */
export function LoadingDemo() {
  const t = useTranslations('Style');
  const [loading, setLoading] = useState(false);
  const [presses, setPresses] = useState(0);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (!loading) return;
    const work = setTimeout(() => {
      setLoading(false);
      setDone(presses);
    }, WORK_MS);
    return () => clearTimeout(work);
  }, [loading, presses]);
  const start = () => {
    setPresses(presses + 1);
    setLoading(true);
  };
  return (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {t(`buttons.${variant}`)}
        </Button>
      ))}
      <Button variant="secondary" loading={loading} onClick={start}>
        {t('buttons.work')}
      </Button>
      <span role="status" className="text-muted text-sm tabular-nums">
        {t('buttons.done', { count: done })}
      </span>
    </>
  );
}
