'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Checkbox, TextField } from '../ui/field';
import { Sheet } from '../ui/sheet';
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
