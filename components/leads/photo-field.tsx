'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_LIMITS } from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { describedBy, Field, inputClass } from '../ui/field';
import { SELLER_DRAFT } from './form-draft';
import { OptionalLabel, useLeadField } from './lead-field';
import { savedPhotos, savePhotos } from './photo-draft';

type PhotoRefusal = {
  readonly code: 'photo-empty' | 'photo-large' | 'photos-many';
  readonly names: string;
};

type ChosenPhotosProps = { files: readonly File[]; onRemove: (file: File) => void };

const MEGABYTE = 1024 * 1024;

const FILE_CLASS =
  'file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-field file:border-0 file:bg-sunken file:px-3 file:font-medium file:text-font';

/** A native file input, which works without JavaScript. With it, more files add to the earlier ones. */
export function PhotoField() {
  const t = useTranslations('Seller');
  const { value, error } = useLeadField('photos');
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);

  const show = useCallback((next: readonly File[]) => {
    if (input.current !== null) input.current.files = toFileList(next);
    setFiles(next);
  }, []);
  useEffect(() => {
    // The visitor may select files before hydration.
    const early = [...(input.current?.files ?? [])];
    setFiles(early);
    if (early.length > 0) savePhotos(early).catch(() => undefined);
    else if (SELLER_DRAFT.current() !== null)
      savedPhotos()
        .then((saved) => {
          if (saved.length > 0 && input.current?.files?.length === 0) show(saved);
        })
        .catch(() => undefined);
  }, [show]);

  const updateFiles = (next: readonly File[]) => {
    show(next);
    savePhotos(next).catch(() => undefined);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const added = addPhotos(files, [...(currentTarget.files ?? [])]);
    setRefusal(added.refusal);
    updateFiles(added.files);
  };
  const remove = (removed: File) => {
    setRefusal(null);
    updateFiles(files.filter((file) => file !== removed));
    input.current?.focus();
  };
  const refused = refusal === null ? undefined : t(`photoRefusals.${refusal.code}`, refusal);
  const fault = refused ?? error;
  // A page cannot restore the files of an input.
  const wereLost = files.length === 0 && (value !== '' || error !== undefined);
  const hint = (
    <>
      {t('photosHint')} <span className="noscript:hidden">{t('photosMadeSmaller')}</span>
      <span className="hidden noscript:inline">{t('photosSize')}</span>
      {wereLost ? <strong className="block">{t('photosAgain')}</strong> : null}
    </>
  );
  return (
    <div className="min-w-0 sm:col-span-2">
      <div>
        <Field id="photos" label={<OptionalLabel label={t('photos')} />} hint={hint} error={fault}>
          <input
            ref={input}
            id="photos"
            name="photos"
            type="file"
            multiple
            accept="image/*"
            onChange={choose}
            {...describedBy('photos', { hint, error: fault })}
            className={`${inputClass} ${FILE_CLASS}`}
          />
        </Field>
      </div>
      <p role="status" className="sr-only">
        {refused ?? (files.length === 0 ? '' : t('photosChosen', { count: files.length, most: PHOTO_LIMITS.count }))}
      </p>
      <ChosenPhotos files={files} onRemove={remove} />
    </div>
  );
}

function ChosenPhotos({ files, onRemove }: ChosenPhotosProps) {
  const t = useTranslations('Seller');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('photosList')} className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <ChosenPhoto key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function ChosenPhoto({ file, onRemove }: { file: File; onRemove: (file: File) => void }) {
  const t = useTranslations('Seller');
  const [address, setAddress] = useState<string>();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <li className="flex items-center gap-3 rounded-field border border-line p-2">
      <div className="size-16 shrink-0 overflow-hidden rounded-field bg-sunken">
        {address !== undefined && isShown ? (
          <img src={address} alt="" className="size-full object-cover" onError={() => setIsShown(false)} />
        ) : null}
      </div>
      <div className="min-w-0 grow">
        <p className="truncate text-sm">{file.name}</p>
        {isShown ? (
          <p className="text-muted text-sm">
            {t('photoSize', { size: Math.max(0.1, file.size / MEGABYTE).toFixed(1) })}
          </p>
        ) : (
          <p role="alert" className="text-danger text-sm">
            {t(isHeic(file) ? 'photoHeic' : 'photoUnopened')}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('photoRemoveNamed', { name: file.name })}
        onClick={() => onRemove(file)}
      >
        {t('photoRemove')}
      </Button>
    </li>
  );
}

export function addPhotos(
  before: readonly File[],
  chosen: readonly File[],
): { files: readonly File[]; refusal: PhotoRefusal | null } {
  const newFiles = chosen.filter((file) => !before.some((other) => isSame(file, other)));
  const empty = newFiles.filter(({ size }) => size === 0);
  const large = newFiles.filter(({ size }) => size > PHOTO_LIMITS.chosenBytes);
  const fitting = [...before, ...newFiles.filter((file) => !empty.includes(file) && !large.includes(file))];
  const refusals = [
    ['photo-empty', empty],
    ['photo-large', large],
    ['photos-many', fitting.slice(PHOTO_LIMITS.count)],
  ] as const;
  const [code, refused] = refusals.find(([, files]) => files.length > 0) ?? [];
  const names = refused?.map(({ name }) => name).join(', ') ?? '';
  return { files: fitting.slice(0, PHOTO_LIMITS.count), refusal: code === undefined ? null : { code, names } };
}

export function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type);
