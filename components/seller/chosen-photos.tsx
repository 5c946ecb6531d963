'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';

type Props = { files: readonly File[]; onRemove: (file: File) => void };

const MEGABYTE = 1024 * 1024;

const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type);

/** A photograph with its thumbnail, name and size, or an error if the browser cannot show it. */
function ChosenPhoto({ file, onRemove }: { file: File; onRemove: (file: File) => void }) {
  const t = useTranslations('Seller');
  const [address, setAddress] = useState<string>();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
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

/** The photographs that will be sent, each with a button to remove it. */
export function ChosenPhotos({ files, onRemove }: Props) {
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
