import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { VIEW_EVENT } from '../config/constants';
import { LOCALE_FACTS } from '../i18n/locales';
import { LEAD_FIELDS } from '../leads/lead-form';
import { BROWSING_EVENTS } from './browsing-events';
import {
  always,
  type Catalogue,
  contentId,
  type Entry,
  interactionRules,
  listingId,
  oneOf,
  optional,
  orNull,
  type Rule,
  textLike,
  wholeNumber,
} from './catalogue-entry';
import { COLOUR_MODES, DEVICE_LAYOUTS, LEAD_KINDS, SENDING_FAULTS, SENT_FORMS, SUM_KINDS } from './event-values';
import * as events from './events';
import { isView, type SiteEvent } from './site-event';

const LANGUAGES = Object.keys(LOCALE_FACTS);
const NAME = /^[a-z][a-z0-9-]*$/;

/** A2: a page view. Its facts depend on the page. */
export const VIEW: Entry = {
  topic: 'Pages',
  when: 'The site shows a page. The event is sent once per page view, for the first page and for every page after it. Links within a page and moving a map do not count as page views.',
  ga4: '`page_view`, with `https://`, the host and `content-name` as `page_location`. Turn off the automatic page views of GA4, or each view counts twice.',
  example: {
    event: VIEW_EVENT,
    ...{ 'content-name': '/th-th/listings/rm-1001', 'content-view-name': 'listing', content_id: 'rm-1001' },
    ...{ property_type: 'condo', deal: 'sale', price_band: '3-5M', district: 'Chatuchak', bedrooms: 2 },
    ...{ language: 'th-th', layout: 'mobile' },
  },
  parameters: {
    'content-name': textLike(
      'The address with its query. The site replaces personal data in it, such as a reference number or a phone number in a search.',
      'a path',
      /^\/[^#\s]*$/,
    ),
    'content-view-name': textLike('The kind of page, from the route table.', 'a name', NAME),
    content_id: optional(contentId('The id of the listing, article, team story or renovation that the page shows.')),
    category: optional(textLike('The category of the article.', 'a name', NAME)),
    property_type: optional(oneOf('The property type of the listing.', PROPERTY_TYPES)),
    deal: optional(oneOf('Whether the listing is for sale or for rent.', DEALS)),
    price_band: optional(
      textLike(
        'The price range of the listing: in millions of baht for a sale, in thousands of baht per month for a rent.',
        'a range such as `<2M`, `3-5M`, `50M+` or `10-20k`, or `on-request`',
        /^(<\d+[Mk]|\d+-\d+[Mk]|\d+[Mk]\+|on-request)$/,
      ),
    ),
    district: optional(textLike('The English name of the district.', 'a name', /^[^@\d]{1,60}$|^\d{4}$/)),
    bedrooms: optional(wholeNumber('The number of bedrooms of the listing.', 0)),
    results: optional(wholeNumber('The number of listings or renovations in the list.', 0)),
    language: oneOf('The language of the page.', LANGUAGES),
    layout: oneOf('The layout of the device.', DEVICE_LAYOUTS),
  },
};

const FORM = oneOf(
  'The form: `seller` is the form for owners, `listing` the enquiry form of a listing, `request` asks to find a home.',
  SENT_FORMS,
);

const FORM_EVENTS = {
  sumUsed: {
    topic: 'Calculators and enquiries',
    when: 'The visitor changes a number in a calculator of a listing. The event is sent once per calculator and page. The numbers are not sent.',
    example: events.sumUsed('loan', 'rm-1001'),
    parameters: {
      ...interactionRules({
        ...{ target: 'calculator', action: 'use' },
        label: oneOf('The calculator: buying costs, loan or rental yield.', SUM_KINDS),
      }),
      listing_id: listingId,
    },
  },
  enquiryStep: {
    topic: 'Calculators and enquiries',
    when: 'The visitor fills in the first field of a step of a form. The event is sent once per step and page.',
    ga4: '`form_start` for step 1.',
    example: events.enquiryStep('seller', 1),
    parameters: interactionRules({
      ...{ target: 'enquiry', action: 'step', label: FORM },
      value: oneOf('The step. `seller` has four steps, the other forms have two.', [1, 2, 3, 4]),
    }),
  },
  enquiryRefused: {
    topic: 'Calculators and enquiries',
    when: 'The visitor sends a form that contains errors.',
    example: events.enquiryRefused('listing', [{ field: 'phone', code: 'phone-invalid' }]),
    parameters: {
      ...interactionRules({
        ...{ target: 'enquiry', action: 'error', isShown: true },
        label: textLike(
          'The fields with errors. The input is not sent.',
          'comma-separated `field:error`',
          new RegExp(`^((${LEAD_FIELDS.join('|')}):[a-z-]{1,24}(,(?=.)|$))+$`),
        ),
        value: wholeNumber('The number of errors.', 1),
      }),
      form: FORM,
    },
  },
  enquiryFailed: {
    topic: 'Calculators and enquiries',
    when: 'The visitor sends a form, and the server does not accept it: there is no connection, or too many forms came from one sender.',
    example: events.enquiryFailed('seller', 'no-connection'),
    parameters: {
      ...interactionRules({
        target: 'enquiry',
        action: 'fail',
        label: oneOf('The reason.', SENDING_FAULTS),
        isShown: true,
      }),
      form: FORM,
    },
  },
  leadSent: {
    topic: 'Calculators and enquiries',
    when: 'The server accepts an enquiry, before the confirmation page opens. The event is not sent if the visitor sends the form before the scripts of the page have loaded.',
    ga4: '`generate_lead`, without a new name. Mark it as a key event.',
    example: events.leadSent({ form: 'listing', kind: 'view', listing: 'rm-1001', price: 4_590_000 }),
    parameters: {
      currency: always('THB'),
      value: orNull(
        wholeNumber(
          'The price of the listing, per month for a rent. It is not revenue: scale it before you use it for bidding.',
          0,
        ),
        'if the price is not public, and without a listing',
      ),
      form: FORM,
      lead_kind: oneOf(
        'The purpose: an offer of an owner, a question about a listing, a viewing, or a home to find.',
        LEAD_KINDS,
      ),
      listing_id: orNull(listingId, 'if it is not about a listing'),
    },
  },
} satisfies Partial<Catalogue>;

export const CATALOGUE: Catalogue = {
  ...BROWSING_EVENTS,
  ...FORM_EVENTS,
  errorShown: {
    topic: 'Site',
    when: 'A page says that it was not found, or that an error occurred.',
    example: events.errorShown(404),
    parameters: interactionRules({
      ...{ target: 'error-page', action: 'show', isShown: true },
      value: oneOf('The HTTP status.', [400, 404, 405, 414, 500]),
    }),
  },
  languageChosen: {
    topic: 'Site',
    when: 'The visitor chooses the other language.',
    example: events.languageChosen('en-us'),
    parameters: interactionRules({
      target: 'language',
      action: 'switch',
      label: oneOf('The chosen language.', LANGUAGES),
    }),
  },
  colourModeChosen: {
    topic: 'Site',
    when: 'The visitor chooses another colour mode.',
    example: events.colourModeChosen('dark'),
    parameters: interactionRules({
      ...{ target: 'colour-mode', action: 'choose' },
      label: oneOf('The chosen colour mode.', COLOUR_MODES),
    }),
  },
};

export type EventFault = {
  /** `event` if the catalogue has no event of that name. */
  readonly parameter: string;
  readonly code: 'unknown-event' | 'missing' | 'unknown' | 'not-allowed' | 'personal';
};

const ENTRIES: readonly Entry[] = Object.values(CATALOGUE);
const IDENTIFYING_PARAMETERS = ['target', 'action'];
/** A phone number or an email address. Digits after a decimal point are coordinates. */
const PERSONAL = /(?<![\d.])(?:\+66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?!\d)|[^\s@/?&=]+(?:@|%40)[^\s@/?&=]+\.[a-z]{2,}/i;

/** What is wrong with an event according to the catalogue. Empty if nothing is. Never throws. */
export function eventFaults(event: SiteEvent): readonly EventFault[] {
  const entry = isView(event) ? VIEW : ENTRIES.find(isEntryOf(event));
  const rules = entry ? rulesOf(entry) : new Map<string, Rule>();
  const { event: _, ...given } = event;
  const names = new Set(entry ? [...rules.keys(), ...Object.keys(given)] : []);
  const faults = [...names].flatMap((name) => faultOf(name, event[name], rules.get(name)) ?? []);
  return entry ? faults : [{ parameter: 'event', code: 'unknown-event' }];
}

const rulesOf = ({ parameters }: Entry): ReadonlyMap<string, Rule> => new Map(Object.entries(parameters));

const isEntryOf = (event: SiteEvent) => (entry: Entry) => {
  const rules = rulesOf(entry);
  const isNamed = IDENTIFYING_PARAMETERS.every((name) => rules.get(name)?.allows(event[name]) ?? true);
  return entry.example.event === event.event && isNamed;
};

function faultOf(name: string, value: unknown, rule: Rule | undefined): EventFault | null {
  if (typeof value === 'string' && PERSONAL.test(value)) return { parameter: name, code: 'personal' };
  if (rule === undefined) return { parameter: name, code: 'unknown' };
  if (value === undefined) return rule.isOptional ? null : { parameter: name, code: 'missing' };
  return rule.allows(value) ? null : { parameter: name, code: 'not-allowed' };
}
