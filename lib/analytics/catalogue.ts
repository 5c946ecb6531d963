import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { paramKey } from 'thai-property-search/params';
import { VIEW_EVENT } from '../config/constants';
import { LOCALE_FACTS } from '../i18n/locales';
import { LEAD_FIELDS } from '../leads/lead-form';
import { FILTER_NAMES } from '../search/filters';
import { always, contentId, listOf, oneOf, optional, orNull, type Rule, textLike, wholeNumber } from './event-rule';
import {
  CHOSEN_SUGGESTIONS,
  COLOUR_MODES,
  CONTACT_CHANNELS,
  CONTACT_PLACES,
  DEVICE_LAYOUTS,
  LEAD_KINDS,
  LIST_CHANGES,
  MAP_KINDS,
  PICTURE_KINDS,
  SENDING_FAULTS,
  SENT_FORMS,
  SHARE_CHANNELS,
  SUM_KINDS,
  TOUR_KINDS,
  VIDEO_KINDS,
  VIDEO_PARTS,
} from './event-values';
import * as events from './events';
import type { SiteEvent } from './site-event';

const LANGUAGES = Object.keys(LOCALE_FACTS);

type Builders = typeof events;
type Built<Name extends keyof Builders> = ReturnType<Builders[Name]>;

/** The documentation of one event for marketing staff. */
export type Entry<Event = SiteEvent> = {
  /** The heading of the guide that it belongs to. */
  readonly topic: string;
  readonly when: string;
  /** The corresponding event in GA4, if there is one. */
  readonly ga4: string;
  readonly example: Event;
  /** Every parameter except `event`. */
  readonly parameters: { readonly [Parameter in Exclude<keyof Event, 'event'>]: Rule };
};

/** An event without an entry, or a parameter without a rule, is a type error. */
type Catalogue = { readonly [Name in keyof Builders]: Entry<Built<Name>> };

type Target = { target: string; action: string | readonly string[]; label?: Rule; value?: Rule; isShown?: true };

/** The rules of the parameters that every interaction has (A3). */
const a3 = ({ target, action, label, value, isShown }: Target) => ({
  target: always(target),
  action: typeof action === 'string' ? always(action) : oneOf('What was done.', action),
  'target-properties': label ?? always(null),
  value: value ?? always(null),
  'interaction-type': oneOf(isShown ? 'True: it was shown to the visitor.' : 'False: the visitor did it.', [
    isShown === true,
  ]),
});

/** A2: a page view. Its facts depend on the page. */
export const VIEW: Entry = {
  topic: 'Pages',
  when: 'A page was shown: the first one, and each one after it by whatever way. Once for each; not for a part of the same page, nor where a map was moved.',
  ga4: '`page_view`, with `https://`, the host and `content-name` as `page_location`. Turn off GA4’s own page views, or there are two.',
  example: {
    event: VIEW_EVENT,
    ...{ 'content-name': '/th-th/listings/rm-1001', 'content-view-name': 'listing', content_id: 'rm-1001' },
    ...{ property_type: 'condo', deal: 'sale', price_band: '3-5M', district: 'Chatuchak', bedrooms: 2 },
    ...{ language: 'th-th', layout: 'mobile' },
  },
  parameters: {
    'content-name': textLike(
      'The address with its query. What is somebody’s own in it (a reference, a telephone number in a search) is replaced.',
      'a path',
      /^\/[^#\s]*$/,
    ),
    'content-view-name': textLike('Which kind of page, by the route table.', 'a name', /^[a-z][a-z0-9-]*$/),
    content_id: optional(contentId('The home, article, member or work that the page is about.')),
    category: optional(textLike('Of an article.', 'a name', /^[a-z][a-z0-9-]*$/)),
    property_type: optional(oneOf('Of the home.', PROPERTY_TYPES)),
    deal: optional(oneOf('Whether the home is for sale or to let.', DEALS)),
    price_band: optional(
      textLike(
        'Of the home: millions of baht for a sale, thousands a month to let.',
        'a band such as `<2M`, `3-5M`, `50M+`, `10-20k`, or `on-request`',
        /^(<\d+[Mk]|\d+-\d+[Mk]|\d+[Mk]\+|on-request)$/,
      ),
    ),
    district: optional(textLike('Of the home, by its English name.', 'a name', /^[^@\d]{1,60}$|^\d{4}$/)),
    bedrooms: optional(wholeNumber('Of the home.', 0)),
    results: optional(wholeNumber('How many homes or works a list has.', 0)),
    language: oneOf('Of the page.', LANGUAGES),
    layout: oneOf('The layout of the device.', DEVICE_LAYOUTS),
  },
};

const FILTERS = FILTER_NAMES.map(paramKey);
const home = contentId('The home: its id, as in its address.');
const filters = (least: 0 | 1) =>
  listOf(
    'The filters that were on, by their names in the address; `q` stands for typed words, which are not sent.',
    FILTERS,
    least,
  );
const onDevice = (what: string) => `${what} By any button, on any page; what another window does is told there.`;
const CHANGES = LIST_CHANGES;

export const CATALOGUE: Catalogue = {
  contactPressed: {
    topic: 'Contact',
    when: 'A way to reach us was pressed: the contact widget, an agent, an office, the footer, or the link to the form about a home.',
    ga4: 'No name of its own; mark it as a key event. `contact` is a good name.',
    example: events.contactPressed({ channel: 'line', place: 'agent', listing: 'rm-1001' }),
    parameters: {
      ...a3({ target: 'contact', action: 'press', label: oneOf('The channel.', CONTACT_CHANNELS) }),
      place: oneOf('Where it stood: `widget` is the rail, the row or the list of channels.', CONTACT_PLACES),
      listing_id: orNull(home, 'where it is about none'),
    },
  },
  searchShown: {
    topic: 'Search',
    when: 'The results of a search with words or filters were shown, once for each search while the page lives: not for its other pages, orders and views, nor where somebody comes back to it.',
    ga4: '`view_search_results`, without `search_term`.',
    example: events.searchShown({ filters: ['deal', 'type', 'price_max'], results: 12 }),
    parameters: a3({
      target: 'search',
      action: 'run',
      label: filters(1),
      value: wholeNumber('How many homes were found.', 0),
    }),
  },
  nothingFound: {
    topic: 'Search',
    when: 'A search found nothing, and the page said so.',
    ga4: 'No name of its own.',
    example: events.nothingFound({ filters: ['district', 'beds_min'], relaxations: 3 }),
    parameters: a3({
      target: 'search',
      action: 'nothing',
      label: filters(0),
      value: wholeNumber('How many searches close to it were offered.', 0),
      isShown: true,
    }),
  },
  filtersChanged: {
    topic: 'Search',
    when: 'One search followed another on the search page: which filters are different, set, changed or taken away.',
    ga4: 'No name of its own.',
    example: events.filtersChanged(['type']),
    parameters: a3({
      target: 'filter',
      action: 'change',
      label: listOf('The filters that are different, by their names in the address.', FILTERS),
      value: wholeNumber('How many they are.', 1),
    }),
  },
  suggestionChosen: {
    topic: 'Search',
    when: 'A line of the list below the search field was chosen.',
    ga4: '`select_content` with `content_type`.',
    example: events.suggestionChosen({ kind: 'station', position: 1 }),
    parameters: a3({
      target: 'suggestion',
      action: 'choose',
      label: oneOf('What the line stood for; `recent` is an earlier search of this device.', CHOSEN_SUGGESTIONS),
      value: wholeNumber('Which line it was, from the top.', 1),
    }),
  },
  savedSearchChanged: {
    topic: 'Search',
    when: onDevice('A search was kept on the device, or no longer.'),
    ga4: 'No name of its own.',
    example: events.savedSearchChanged('add'),
    parameters: a3({ target: 'saved-searches', action: CHANGES }),
  },
  savedHomeChanged: {
    topic: 'Homes',
    when: onDevice('A home was saved, or no longer.'),
    ga4: '`add_to_wishlist` for `add`, with the home as its item.',
    example: events.savedHomeChanged('add', 'rm-1001'),
    parameters: { ...a3({ target: 'saved-homes', action: CHANGES }), listing_id: home },
  },
  hiddenHomeChanged: {
    topic: 'Homes',
    when: onDevice('A home was hidden from lists, or brought back.'),
    ga4: 'No name of its own.',
    example: events.hiddenHomeChanged('add', 'rm-1001'),
    parameters: { ...a3({ target: 'hidden-homes', action: CHANGES }), listing_id: home },
  },
  comparedHomeChanged: {
    topic: 'Homes',
    when: onDevice('A home was chosen to be compared, or no longer.'),
    ga4: 'No name of its own.',
    example: events.comparedHomeChanged('add', 'rm-1001'),
    parameters: { ...a3({ target: 'comparison', action: CHANGES }), listing_id: home },
  },
  comparisonOpened: {
    topic: 'Homes',
    when: 'A comparison of homes was shown, once for each choice of homes while the page lives.',
    ga4: '`view_item_list`.',
    example: events.comparisonOpened(3),
    parameters: a3({ target: 'comparison', action: 'open', value: wholeNumber('How many homes stand in it.', 1) }),
  },
  homeShared: {
    topic: 'Homes',
    when: 'A button that hands a home on was pressed.',
    ga4: '`share` with `method` and `item_id`.',
    example: events.homeShared('line', 'rm-1001'),
    parameters: {
      ...a3({
        target: 'share',
        action: 'press',
        label: oneOf('How: `copy` copies the address, `sheet` is the device’s own.', SHARE_CHANNELS),
      }),
      listing_id: home,
    },
  },
  galleryOpened: {
    topic: 'Pictures, films, maps',
    when: 'A picture or a floor plan was opened over the whole window.',
    ga4: '`select_content`.',
    example: events.galleryOpened({ kind: 'photo', number: 1, pictures: 12 }),
    parameters: {
      ...a3({
        target: 'gallery',
        action: 'open',
        label: oneOf('What was opened; a `pair` is before and after.', PICTURE_KINDS),
        value: wholeNumber('Which picture it was.', 1),
      }),
      pictures: wholeNumber('How many there are.', 1),
    },
  },
  pictureReached: {
    topic: 'Pictures, films, maps',
    when: 'Another picture was reached from there, each once for each opening.',
    ga4: 'No name of its own.',
    example: events.pictureReached({ kind: 'photo', number: 2, pictures: 12 }),
    parameters: {
      ...a3({
        target: 'gallery',
        action: 'picture',
        label: oneOf('What it is.', PICTURE_KINDS),
        value: wholeNumber('Which picture it is.', 1),
      }),
      pictures: wholeNumber('How many there are.', 1),
    },
  },
  videoReached: {
    topic: 'Pictures, films, maps',
    when: 'A film began, came to a quarter of its length, or ended; each once for each time that it was opened.',
    ga4: '`video_start`, `video_progress`, `video_complete` with `video_percent` and `video_provider`.',
    example: events.videoReached(25, 'youtube'),
    parameters: a3({
      target: 'video',
      action: ['start', 'progress', 'complete'],
      label: oneOf('From where it comes.', VIDEO_KINDS),
      value: oneOf('Percent of its length.', VIDEO_PARTS),
    }),
  },
  tourOpened: {
    topic: 'Pictures, films, maps',
    when: 'A 360° picture or a tour was opened.',
    ga4: '`select_content`.',
    example: events.tourOpened('panorama'),
    parameters: a3({ target: 'tour', action: 'open', label: oneOf('What it is.', TOUR_KINDS) }),
  },
  mapOpened: {
    topic: 'Pictures, films, maps',
    when: 'A map was opened: beside or instead of the results of a search, or on the page of a home.',
    ga4: 'No name of its own.',
    example: events.mapOpened('search'),
    parameters: a3({ target: 'map', action: 'open', label: oneOf('Which one.', MAP_KINDS) }),
  },
  pinPressed: {
    topic: 'Pictures, films, maps',
    when: 'A pin of the map of a search was pressed.',
    ga4: 'No name of its own.',
    example: events.pinPressed(4),
    parameters: a3({ target: 'map', action: 'pin', value: wholeNumber('How many homes it stood for.', 1) }),
  },
  sumUsed: {
    topic: 'Sums and enquiries',
    when: 'Somebody changed a figure of a sum of a home, once for each sum of a page. The figures are not sent.',
    ga4: 'No name of its own.',
    example: events.sumUsed('loan', 'rm-1001'),
    parameters: {
      ...a3({
        target: 'calculator',
        action: 'use',
        label: oneOf('What buying costs, a loan, or what letting yields.', SUM_KINDS),
      }),
      listing_id: home,
    },
  },
  enquiryStep: {
    topic: 'Sums and enquiries',
    when: 'The first field of a step of a form was filled in, once for each step of a page.',
    ga4: '`form_start` for step 1.',
    example: events.enquiryStep('seller', 1),
    parameters: a3({
      target: 'enquiry',
      action: 'step',
      label: oneOf('The owners’ form, or the one about a home.', SENT_FORMS),
      value: oneOf('Which step: the owners’ form has three, the other two.', [1, 2, 3]),
    }),
  },
  enquiryRefused: {
    topic: 'Sums and enquiries',
    when: 'A form was sent and had faults.',
    ga4: 'No name of its own.',
    example: events.enquiryRefused('listing', [{ field: 'phone', code: 'phone-invalid' }]),
    parameters: {
      ...a3({
        target: 'enquiry',
        action: 'error',
        label: textLike(
          'The fields with their faults. What was typed is not sent.',
          '`field:fault`, with commas between them',
          new RegExp(`^((${LEAD_FIELDS.join('|')}):[a-z-]{1,24}(,(?=.)|$))+$`),
        ),
        value: wholeNumber('How many they are.', 1),
        isShown: true,
      }),
      form: oneOf('Which form.', SENT_FORMS),
    },
  },
  enquiryFailed: {
    topic: 'Sums and enquiries',
    when: 'A form was sent and could not be taken: nobody answered, or there were too many of one sender.',
    ga4: 'No name of its own.',
    example: events.enquiryFailed('seller', 'no-connection'),
    parameters: {
      ...a3({ target: 'enquiry', action: 'fail', label: oneOf('Why.', SENDING_FAULTS), isShown: true }),
      form: oneOf('Which form.', SENT_FORMS),
    },
  },
  leadSent: {
    topic: 'Sums and enquiries',
    when: 'An enquiry was taken: the server has it, and the thanks follow. A form sent before the page’s scripts had come is not told.',
    ga4: '`generate_lead`, by its own name. Make it a key event.',
    example: events.leadSent({ form: 'listing', kind: 'view', listing: 'rm-1001', price: 4_590_000 }),
    parameters: {
      currency: always('THB'),
      value: orNull(
        wholeNumber(
          'What is asked for the home, a month where it is to let. No income: scale it before you bid by it.',
          0,
        ),
        'where the price is not public, and for owners',
      ),
      form: oneOf('Which form.', SENT_FORMS),
      lead_kind: oneOf('An owner’s offer, a question about a home, or a day to see it.', LEAD_KINDS),
      listing_id: orNull(home, 'for owners'),
    },
  },
  errorShown: {
    topic: 'Site',
    when: 'A page said that it was not found, or that something went wrong.',
    ga4: 'No name of its own.',
    example: events.errorShown(404),
    parameters: a3({
      target: 'error-page',
      action: 'show',
      value: oneOf('The status.', [400, 404, 405, 414, 500]),
      isShown: true,
    }),
  },
  languageChosen: {
    topic: 'Site',
    when: 'The other language was chosen.',
    ga4: 'No name of its own.',
    example: events.languageChosen('en-us'),
    parameters: a3({ target: 'language', action: 'switch', label: oneOf('The one that was chosen.', LANGUAGES) }),
  },
  colourModeChosen: {
    topic: 'Site',
    when: 'Another colour mode was chosen.',
    ga4: 'No name of its own.',
    example: events.colourModeChosen('dark'),
    parameters: a3({ target: 'colour-mode', action: 'choose', label: oneOf('The one that was chosen.', COLOUR_MODES) }),
  },
};
