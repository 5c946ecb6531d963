import { paramKey } from 'thai-property-search/params';
import { FILTER_NAMES } from '../search/filters';
import { type Catalogue, interactionRules, listingId, listOf, oneOf, orNull, wholeNumber } from './catalogue-entry';
import * as values from './event-values';
import * as events from './events';

const FILTERS = FILTER_NAMES.map(paramKey);
const ACTIVE_FILTERS =
  'The active filters, by their names in the address. `q` means that the visitor typed words. The words are not sent.';

const DEVICE_LIST =
  'The visitor may do this on any page. If the site is open in several windows, only the window where it happened sends the event.';

export const BROWSING_EVENTS = {
  contactPressed: {
    topic: 'Contact',
    when: 'The visitor presses a contact link in the contact widget, on a card, at an agent, at the author of an article, at an office or in the footer, or a link to the enquiry form of a listing or of a search.',
    ga4: 'none. Name it `contact`, for example, and mark it as a key event.',
    example: events.contactPressed({ channel: 'line', place: 'agent', listing: 'rm-1001' }),
    parameters: {
      ...interactionRules({
        target: 'contact',
        action: 'press',
        label: oneOf('The channel.', values.CONTACT_CHANNELS),
      }),
      place: oneOf(
        'The position of the link. `widget` is the contact widget, in each of its layouts.',
        values.CONTACT_PLACES,
      ),
      listing_id: orNull(listingId, 'if it is not about a listing'),
    },
  },
  searchShown: {
    topic: 'Search',
    when: 'The site shows the results of a search with words or filters. The event is sent once per search until the page is reloaded. Other result pages, sort orders and views of the same search do not send it again.',
    ga4: '`view_search_results`, without `search_term`.',
    example: events.searchShown({ filters: ['deal', 'type', 'price_max'], results: 12 }),
    parameters: interactionRules({
      ...{ target: 'search', action: 'run', label: listOf(ACTIVE_FILTERS, FILTERS) },
      value: wholeNumber('The number of listings found.', 0),
    }),
  },
  nothingFound: {
    topic: 'Search',
    when: 'A search finds nothing, and the page says so.',
    example: events.nothingFound({ filters: ['district', 'beds_min'], relaxations: 3 }),
    parameters: interactionRules({
      ...{ target: 'search', action: 'nothing', label: listOf(ACTIVE_FILTERS, FILTERS, 0), isShown: true },
      value: wholeNumber('The number of similar searches that the page offers.', 0),
    }),
  },
  filtersChanged: {
    topic: 'Search',
    when: 'The visitor sets, changes or removes filters on the search page. Going back to an earlier search does not count.',
    example: events.filtersChanged(['type']),
    parameters: interactionRules({
      ...{ target: 'filter', action: 'change' },
      label: listOf('The changed filters, by their names in the address.', FILTERS),
      value: wholeNumber('The number of changed filters.', 1),
    }),
  },
  suggestionChosen: {
    topic: 'Search',
    when: 'The visitor chooses a suggestion below the search field.',
    ga4: '`select_content` with `content_type`.',
    example: events.suggestionChosen({ kind: 'station', position: 1 }),
    parameters: interactionRules({
      ...{ target: 'suggestion', action: 'choose' },
      label: oneOf('The kind of suggestion. `recent` is an earlier search on this device.', values.CHOSEN_SUGGESTIONS),
      value: wholeNumber('The position in the list, 1 for the first.', 1),
    }),
  },
  savedSearchChanged: {
    topic: 'Search',
    when: `The visitor saves a search on the device, or removes a saved search. ${DEVICE_LIST}`,
    example: events.savedSearchChanged('add'),
    parameters: interactionRules({ target: 'saved-searches', action: values.LIST_CHANGES }),
  },
  savedHomeChanged: {
    topic: 'Listings',
    when: `The visitor saves a listing, or removes a saved listing. ${DEVICE_LIST}`,
    ga4: '`add_to_wishlist` for `add`, with the listing as its item.',
    example: events.savedHomeChanged('add', 'rm-1001'),
    parameters: { ...interactionRules({ target: 'saved-homes', action: values.LIST_CHANGES }), listing_id: listingId },
  },
  hiddenHomeChanged: {
    topic: 'Listings',
    when: `The visitor hides a listing from lists, or shows it again. ${DEVICE_LIST}`,
    example: events.hiddenHomeChanged('add', 'rm-1001'),
    parameters: { ...interactionRules({ target: 'hidden-homes', action: values.LIST_CHANGES }), listing_id: listingId },
  },
  comparedHomeChanged: {
    topic: 'Listings',
    when: `The visitor adds a listing to the comparison, or removes it. ${DEVICE_LIST}`,
    example: events.comparedHomeChanged('add', 'rm-1001'),
    parameters: { ...interactionRules({ target: 'comparison', action: values.LIST_CHANGES }), listing_id: listingId },
  },
  comparisonOpened: {
    topic: 'Listings',
    when: 'The visitor opens a comparison. The event is sent once per set of listings until the page is reloaded.',
    ga4: '`view_item_list`.',
    example: events.comparisonOpened(3),
    parameters: interactionRules({
      target: 'comparison',
      action: 'open',
      value: wholeNumber('The number of listings in it.', 1),
    }),
  },
  comparisonShared: {
    topic: 'Listings',
    when: 'The visitor presses a button that shares or prints a comparison.',
    ga4: '`share` with `method`.',
    example: events.comparisonShared('line', 3),
    parameters: interactionRules({
      ...{ target: 'comparison', action: 'share' },
      label: oneOf('The button, as for a listing.', values.SHARE_CHANNELS),
      value: wholeNumber('The number of listings in it.', 1),
    }),
  },
  homeShared: {
    topic: 'Listings',
    when: 'The visitor presses a button that shares or prints a listing.',
    ga4: '`share` with `method` and `item_id`.',
    example: events.homeShared('line', 'rm-1001'),
    parameters: {
      ...interactionRules({
        ...{ target: 'share', action: 'press' },
        label: oneOf(
          'The button. `copy` copies the address, and `sheet` opens the share menu of the device.',
          values.SHARE_CHANNELS,
        ),
      }),
      listing_id: listingId,
    },
  },
  galleryOpened: {
    topic: 'Media and maps',
    when: 'The visitor opens a picture, floor plan, film or tour in full size.',
    ga4: '`select_content`.',
    example: events.galleryOpened({ kind: 'photo', number: 1, pictures: 12 }),
    parameters: {
      ...interactionRules({
        ...{ target: 'gallery', action: 'open' },
        label: oneOf('The kind of picture. A `pair` shows before and after.', values.PICTURE_KINDS),
        value: wholeNumber('The number of the picture, 1 for the first.', 1),
      }),
      pictures: wholeNumber('The number of pictures in the gallery.', 1),
    },
  },
  pictureReached: {
    topic: 'Media and maps',
    when: 'The visitor moves to another picture in the open gallery. Each picture counts once until the gallery is closed.',
    example: events.pictureReached({ kind: 'photo', number: 2, pictures: 12 }),
    parameters: {
      ...interactionRules({
        ...{ target: 'gallery', action: 'picture' },
        label: oneOf('The kind of picture.', values.PICTURE_KINDS),
        value: wholeNumber('The number of the picture, 1 for the first.', 1),
      }),
      pictures: wholeNumber('The number of pictures in the gallery.', 1),
    },
  },
  videoReached: {
    topic: 'Media and maps',
    when: 'A video starts, reaches 25, 50 or 75 percent of its length, or ends. Each counts once until the video is closed.',
    ga4: '`video_start`, `video_progress` or `video_complete`, with `video_percent` and `video_provider`.',
    example: events.videoReached(25, 'youtube'),
    parameters: interactionRules({
      ...{ target: 'video', action: ['start', 'progress', 'complete'] },
      label: oneOf('The source of the video.', values.VIDEO_KINDS),
      value: oneOf('Percent of its length.', values.VIDEO_PARTS),
    }),
  },
  tourOpened: {
    topic: 'Media and maps',
    when: 'The visitor opens a 360° picture or a virtual tour.',
    ga4: '`select_content`.',
    example: events.tourOpened('panorama'),
    parameters: interactionRules({
      target: 'tour',
      action: 'open',
      label: oneOf('The kind of tour.', values.TOUR_KINDS),
    }),
  },
  mapOpened: {
    topic: 'Media and maps',
    when: 'The visitor opens a map: the map of the search results, or the map on the page of a listing.',
    example: events.mapOpened('search'),
    parameters: interactionRules({
      ...{ target: 'map', action: 'open' },
      label: oneOf('The map. `home` is the map of a listing.', values.MAP_KINDS),
    }),
  },
  pinPressed: {
    topic: 'Media and maps',
    when: 'The visitor presses a pin on the map of the search results.',
    example: events.pinPressed(4),
    parameters: interactionRules({
      target: 'map',
      action: 'pin',
      value: wholeNumber('The number of listings at the pin.', 1),
    }),
  },
} satisfies Partial<Catalogue>;
