/** Style of a button or link next to a gallery. */
export const SHORTCUT =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold text-sm hover:border-phprimary hover:text-phprimary';
