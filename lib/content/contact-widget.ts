import { PUBLIC_STATUS } from '../config/constants';
import { bucketLinkToCdn } from './bucket-link';
import type { EntityOf } from './collections';

/** The specification's output fields (§3). The API's JSON uses the same names. */
export type ContactWidget = {
  /** Null if the entry has none. */
  order: number | null;
  contact_name: string;
  contact_url: string;
  is_phonenumber: boolean;
  contact_image_url: string;
  contact_image_grey_url: string;
  /** An addition of this site: an Iconify icon to show instead of the pictures. Missing if the entry names none. */
  contact_icon?: string;
};

const sortKey = ({ order }: ContactWidget) => order ?? Number.MAX_VALUE;

/** W1, W2, W4: active entries by `order` ascending (missing last, stable), pictures on the CDN, grey filled in. */
export function toContactWidgets(
  entries: Iterable<EntityOf<'contact_widget'>>,
  settings: { cdnHost?: string; bucket?: string },
): ContactWidget[] {
  return [...entries]
    .filter((entry) => entry.recordStatus === PUBLIC_STATUS)
    .map((entry) => ({
      order: entry.order ?? null,
      contact_name: entry.contactName,
      contact_url: entry.contactUrl,
      is_phonenumber: entry.isPhonenumber,
      contact_image_url: bucketLinkToCdn(entry.contactImageUrl, settings),
      contact_image_grey_url: bucketLinkToCdn(entry.contactImageGreyUrl || entry.contactImageUrl, settings),
      ...(entry.contactIcon === undefined ? {} : { contact_icon: entry.contactIcon }),
    }))
    .sort((a, b) => sortKey(a) - sortKey(b));
}
