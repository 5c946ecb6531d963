import { SUGGESTION_KINDS } from '../search/suggest/suggestion';

/** Contact channels. `other` means that the URL does not tell. */
export const CONTACT_CHANNELS = ['phone', 'line', 'messenger', 'whatsapp', 'email', 'form', 'other'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CONTACT_PLACES = [
  'widget',
  'card',
  'agent',
  'listing-bar',
  'gallery',
  'search',
  'office',
  'offices',
  'team',
  'article',
  'comparison',
  'jobs',
  'footer',
] as const;
export type ContactPlace = (typeof CONTACT_PLACES)[number];

export const SHARE_CHANNELS = ['line', 'copy', 'sheet', 'print'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

export const CHOSEN_SUGGESTIONS = [...SUGGESTION_KINDS, 'recent'] as const;
export type ChosenSuggestion = (typeof CHOSEN_SUGGESTIONS)[number];

export const LIST_CHANGES = ['add', 'remove'] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

export const PICTURE_KINDS = ['photo', 'pair', 'floor-plan', 'video', 'tour-360', 'map'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const VIDEO_PARTS = [0, 25, 50, 75, 100] as const;
export type VideoPart = (typeof VIDEO_PARTS)[number];

export const VIDEO_KINDS = ['file', 'audio', 'stream', 'youtube', 'vimeo', 'soundcloud'] as const;

export const TOUR_KINDS = ['panorama', 'tour-page', 'page', ...VIDEO_KINDS] as const;

export const MAP_KINDS = ['search', 'home'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export const SUM_KINDS = ['costs', 'loan', 'yield'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

export const SENT_FORMS = ['seller', 'listing', 'request'] as const;
export type SentForm = (typeof SENT_FORMS)[number];

export const LEAD_KINDS = ['sell', 'ask', 'view', 'find'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const SENDING_FAULTS = ['too-many', 'not-stored', 'different', 'no-connection'] as const;

export const DEVICE_LAYOUTS = ['default', 'mobile', 'tablet'] as const;

export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** The keys with different values in two queries. */
export function changedFilters(before: string, now: string): readonly string[] {
  const [oldQuery, newQuery] = [new URLSearchParams(before), new URLSearchParams(now)];
  const keys = new Set([...oldQuery.keys(), ...newQuery.keys()]);
  return [...keys].filter((key) => oldQuery.getAll(key).join('\n') !== newQuery.getAll(key).join('\n'));
}
