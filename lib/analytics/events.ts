import type { PlayableSource, TourSource } from '../content/media-source';
import type { Locale } from '../i18n/locales';
import type { LeadFormError, SendingFault } from '../leads/lead-form';
import type {
  ChosenSuggestion,
  ColourMode,
  ContactChannel,
  ContactPlace,
  LeadKind,
  ListChange,
  MapKind,
  PictureKind,
  SentForm,
  ShareChannel,
  SumKind,
  VideoPart,
} from './event-values';

/** A3: the parameters of every interaction. All are set, because the tag manager would reuse a previous value. */
export type Interaction = {
  readonly event: 'interaction';
  readonly target: string;
  readonly action: string;
  readonly 'target-properties': string | null;
  readonly value: number | null;
  /** True if it was shown to the visitor, false if it was the visitor's action. */
  readonly 'interaction-type': boolean;
};

type InteractionDetails = { label?: string; value?: number; isShown?: true };

function interaction<Own extends Readonly<Record<string, string | number | null>>>(
  target: string,
  action: string,
  { label, value, isShown }: InteractionDetails,
  own: Own,
): Interaction & Own {
  const details = { 'target-properties': label ?? null, value: value ?? null, 'interaction-type': isShown === true };
  return { event: 'interaction', target, action, ...details, ...own };
}

/** Joins names in one string: the tag manager merges arrays, so the end of a longer previous one would remain. */
const joinNames = (names: readonly string[]) => names.join(',');

type Contact = { channel: ContactChannel; place: ContactPlace; listing?: string | undefined };

export const contactPressed = ({ channel, place, listing }: Contact) =>
  interaction('contact', 'press', { label: channel }, { place, listing_id: listing ?? null });

/** `filters` are URL keys (`paramKey`), never the values. */
type Searched = { filters: readonly string[]; results: number };

export const searchShown = ({ filters, results }: Searched) =>
  interaction('search', 'run', { label: joinNames(filters), value: results }, {});

export const nothingFound = ({ filters, relaxations }: { filters: readonly string[]; relaxations: number }) =>
  interaction('search', 'nothing', { label: joinNames(filters), value: relaxations, isShown: true }, {});

export const filtersChanged = (filters: readonly string[]) =>
  interaction('filter', 'change', { label: joinNames(filters), value: filters.length }, {});

/** `position` counts from 1 at the top of the list. */
export const suggestionChosen = ({ kind, position }: { kind: ChosenSuggestion; position: number }) =>
  interaction('suggestion', 'choose', { label: kind, value: position }, {});

export const savedHomeChanged = (change: ListChange, listing: string) =>
  interaction('saved-homes', change, {}, { listing_id: listing });

export const hiddenHomeChanged = (change: ListChange, listing: string) =>
  interaction('hidden-homes', change, {}, { listing_id: listing });

export const savedSearchChanged = (change: ListChange) => interaction('saved-searches', change, {}, {});

export const comparedHomeChanged = (change: ListChange, listing: string) =>
  interaction('comparison', change, {}, { listing_id: listing });

export const comparisonOpened = (homes: number) => interaction('comparison', 'open', { value: homes }, {});

export const comparisonShared = (channel: ShareChannel, homes: number) =>
  interaction('comparison', 'share', { label: channel, value: homes }, {});

export const homeShared = (channel: ShareChannel, listing: string) =>
  interaction('share', 'press', { label: channel }, { listing_id: listing });

type PictureDetails = { kind: PictureKind; number: number; pictures: number };

export const galleryOpened = ({ kind, number, pictures }: PictureDetails) =>
  interaction('gallery', 'open', { label: kind, value: number }, { pictures });

export const pictureReached = ({ kind, number, pictures }: PictureDetails) =>
  interaction('gallery', 'picture', { label: kind, value: number }, { pictures });

const VIDEO_ACTIONS = { 0: 'start', 25: 'progress', 50: 'progress', 75: 'progress', 100: 'complete' } as const;

export const videoReached = (part: VideoPart, kind: PlayableSource['kind']) =>
  interaction('video', VIDEO_ACTIONS[part], { label: kind, value: part }, {});

export const tourOpened = (kind: TourSource['kind'] | PlayableSource['kind'] | 'page') =>
  interaction('tour', 'open', { label: kind }, {});

export const mapOpened = (kind: MapKind) => interaction('map', 'open', { label: kind }, {});

export const pinPressed = (homes: number) => interaction('map', 'pin', { value: homes }, {});

export const sumUsed = (sum: SumKind, listing: string) =>
  interaction('calculator', 'use', { label: sum }, { listing_id: listing });

export const enquiryStep = (form: SentForm, step: number) =>
  interaction('enquiry', 'step', { label: form, value: step }, {});

/** The fields and error codes, never the values. */
export const enquiryRefused = (form: SentForm, errors: readonly LeadFormError[]) =>
  interaction(
    ...(['enquiry', 'error'] as const),
    { label: joinNames(errors.map(({ field, code }) => `${field}:${code}`)), value: errors.length, isShown: true },
    { form },
  );

export const enquiryFailed = (form: SentForm, fault: SendingFault) =>
  interaction('enquiry', 'fail', { label: fault, isShown: true }, { form });

type Lead = { form: SentForm; kind: LeadKind; listing?: string | undefined; price?: number | null | undefined };

/** GA4's recommended event. `price` is the listing's price in whole baht (per month for rent). */
export const leadSent = ({ form, kind, listing, price }: Lead) => ({
  event: 'generate_lead' as const,
  ...{ currency: 'THB' as const, value: price ?? null, form, lead_kind: kind, listing_id: listing ?? null },
});

export const errorShown = (status: number) => interaction('error-page', 'show', { value: status, isShown: true }, {});

export const languageChosen = (to: Locale) => interaction('language', 'switch', { label: to }, {});

export const colourModeChosen = (mode: ColourMode) => interaction('colour-mode', 'choose', { label: mode }, {});
