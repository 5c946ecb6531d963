import { PHOTO_LIMITS } from '@/lib/leads/photo-limits';

/** Why files were refused, with their names. */
export type PhotoRefusal = {
  readonly code: 'photo-empty' | 'photo-large' | 'photos-many';
  readonly names: string;
};

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds newly selected files to the existing ones, without duplicates and within the limits. */
export function addPhotos(
  before: readonly File[],
  chosen: readonly File[],
): { files: readonly File[]; refusal: PhotoRefusal | null } {
  const more = chosen.filter((file) => !before.some((other) => isSame(file, other)));
  const empty = more.filter(({ size }) => size === 0);
  const large = more.filter(({ size }) => size > PHOTO_LIMITS.chosenBytes);
  const fitting = [...before, ...more.filter((file) => !empty.includes(file) && !large.includes(file))];
  const refusals = [
    ['photo-empty', empty],
    ['photo-large', large],
    ['photos-many', fitting.slice(PHOTO_LIMITS.count)],
  ] as const;
  const [code, refused] = refusals.find(([, files]) => files.length > 0) ?? [];
  const names = refused?.map(({ name }) => name).join(', ') ?? '';
  return { files: fitting.slice(0, PHOTO_LIMITS.count), refusal: code === undefined ? null : { code, names } };
}

/** Converts files to a `FileList`, which a file input accepts. */
export function withFiles(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
