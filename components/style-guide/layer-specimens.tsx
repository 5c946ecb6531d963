'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { Sheet } from '../ui/sheet';
import { TextField } from '../ui/text-field';
import { ToastProvider, useToast } from '../ui/toast';
import { Tooltip } from '../ui/tooltip';
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

function ToastDemo() {
  const t = useTranslations('Style.layers');
  const toast = useToast();
  const [saved, setSaved] = useState(true);
  const remove = () => {
    setSaved(false);
    toast({
      title: t('removed'),
      description: t('removedText'),
      action: { label: t('undo'), onClick: () => setSaved(true) },
    });
  };
  return (
    <>
      <Button variant="secondary" onClick={remove}>
        {t('showToast')}
      </Button>
      <span role="status">{saved ? t('isSaved') : t('isRemoved')}</span>
    </>
  );
}

/** Dialogs, sheets, toasts and tooltips. `heart` is rendered on the server, to keep the icon set out of the bundle. */
export function LayerSpecimens({ heart }: { heart: ReactNode }) {
  const t = useTranslations('Style.layers');
  return (
    <ToastProvider words={{ region: t('toasts'), close: t('close') }}>
      <Specimen name={t('windows')} row>
        <DialogDemo />
        <SheetDemo />
      </Specimen>
      <Specimen name={t('tooltip')} row>
        <Tooltip label={t('tooltipLabel')}>{heart}</Tooltip>
        <Tooltip label={t('tooltipLong')}>{heart}</Tooltip>
      </Specimen>
      <Specimen name={t('toast')} row>
        <ToastDemo />
      </Specimen>
    </ToastProvider>
  );
}
