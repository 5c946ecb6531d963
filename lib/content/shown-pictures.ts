import type { AllowedSources } from './allowed-sources';
import type { Fault } from './parse-document';
import { addressFault } from './picture-address';

/** Single-picture fields of a document, in addition to the list `media`. */
const ALONE = ['cover', 'photo'] as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Removes pictures that the site may not show, so that they are neither counted nor named: in `cover`, `photo`, the
 * photos and plans of `media`, and the posters of its videos. `faults` has one entry per picture.
 */
export function withShownPictures<Document extends { id: string }>(document: Document, allowed: AllowedSources) {
  const faults: Fault[] = [];
  const isShown = (url: unknown, field: string): boolean => {
    const fault = typeof url === 'string' ? addressFault(url, allowed) : undefined;
    if (fault !== undefined) {
      const message = `${fault}: ${String(url)}`;
      faults.push({ id: document.id, field, issue: { code: 'custom', path: field.split('.'), message, input: url } });
    }
    return fault === undefined;
  };
  const shown: Record<string, unknown> = { ...document };
  for (const key of ALONE) {
    const picture = shown[key];
    if (isFields(picture) && !isShown(picture.url, `${key}.url`)) delete shown[key];
  }
  if (Array.isArray(shown.media))
    shown.media = shown.media.flatMap((item, index) => shownMedia(item, `media.${index}`));
  return { document: shown, faults };

  function shownMedia(item: unknown, field: string): unknown[] {
    if (!isFields(item)) return [item];
    if (item.kind === 'photo' || item.kind === 'floor-plan') return isShown(item.url, `${field}.url`) ? [item] : [];
    const { poster, ...others } = item;
    return [isShown(poster, `${field}.poster`) ? item : others];
  }
}
