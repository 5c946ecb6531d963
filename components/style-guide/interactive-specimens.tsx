'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBaht } from '@/lib/i18n/numbers';
import { Button } from '../ui/button';
import { LinkChip, RemovableChip, ToggleChip } from '../ui/chip';
import { Checkbox, TextField } from '../ui/field';
import { Dialog, Sheet } from '../ui/layers';
import { RangeSlider } from '../ui/range-slider';
import { Specimen } from './specimen';

const FILTERS = Array.from({ length: 14 }, (_, index) => index + 1);

function DialogDemo() {
  const t = useTranslations('Style.layers');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={t('openDialog')}
      title={t('dialogTitle')}
      description={t('dialogText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('save')}</Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField name="list-name" label={t('dialogField')} />
    </Dialog>
  );
}

function SheetDemo() {
  const t = useTranslations('Style.layers');
  return (
    <Sheet
      trigger={t('openSheet')}
      title={t('sheetTitle')}
      closeLabel={t('close')}
      footer={<Button className="w-full">{t('show')}</Button>}
    >
      {FILTERS.map((number) => (
        <Checkbox key={number} name={`filter-${number}`} label={t('filter', { number })} />
      ))}
    </Sheet>
  );
}

export function LayerSpecimens() {
  const t = useTranslations('Style.layers');
  return (
    <Specimen name={t('windows')} row>
      <DialogDemo />
      <SheetDemo />
    </Specimen>
  );
}

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

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const WORK_MS = 2_000;

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

const RANGE = { min: 0, max: 20_000_000, step: 500_000, format: formatBaht };

export function RangeDemo() {
  const t = useTranslations('Style.range');
  const thumbLabels = [t('from'), t('to')] as const;
  return (
    <>
      <RangeSlider
        {...RANGE}
        label={t('label')}
        names={['price_min', 'price_max']}
        thumbLabels={thumbLabels}
        defaultValue={[2_000_000, 8_000_000]}
      />
      <RangeSlider
        {...RANGE}
        label={t('locked')}
        names={['locked_min', 'locked_max']}
        thumbLabels={thumbLabels}
        disabled
      />
    </>
  );
}
