import type { PropertyType } from 'thai-property-search/listing-choices';
import { SITE } from '../config/site';
import type { Listing, Picture } from '../content/collections';
import { type Locale, languageOf, localizedText } from '../i18n/locales';
import { type DataNode, organizationReference, pictureAddresses } from './structured-data';

const PLACE_TYPES: Readonly<Record<PropertyType, string>> = {
  'detached-house': 'SingleFamilyResidence',
  'semi-detached-house': 'House',
  townhouse: 'House',
  condo: 'Apartment',
  villa: 'SingleFamilyResidence',
  shophouse: 'House',
  land: 'Place',
};

const AVAILABILITY = { Active: 'InStock', Reserved: 'Reserved', Sold: 'SoldOut' } as const;
const isShown = (status: string): status is keyof typeof AVAILABILITY => Object.hasOwn(AVAILABILITY, status);

/** The names of a listing's location in the page's language, and the URLs of the page and the site. */
export type DataContext = {
  readonly locale: Locale;
  readonly district: string;
  readonly province: string;
  readonly url: string;
  readonly site: string;
};

const addressData = ({ address }: Listing, { locale, district, province }: DataContext): DataNode => ({
  '@type': 'PostalAddress',
  streetAddress: address.road && localizedText(address.road, locale).text,
  addressLocality: district,
  addressRegion: province,
  postalCode: address.postcode,
  addressCountry: 'TH',
});

/** An approximate position is not shown on the page either. */
const pointData = ({ geo }: Pick<Listing, 'geo'>): DataNode | undefined =>
  geo?.precision === 'exact' ? { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng } : undefined;

type ProjectPlace = {
  readonly name: string;
  readonly home: Listing;
  readonly geo: Listing['geo'];
  readonly photos: readonly Pick<Picture, 'url'>[];
  readonly facilities: readonly string[];
};

/** A building or estate with an address like that of `home`. `facilities` are their names. */
export function projectData({ name, home, geo, photos, facilities }: ProjectPlace, context: DataContext): DataNode {
  const amenities = facilities.map((facility) => ({
    '@type': 'LocationFeatureSpecification',
    name: facility,
    value: true,
  }));
  return {
    '@type': home.propertyType === 'condo' ? 'ApartmentComplex' : home.propertyType === 'land' ? 'Place' : 'Residence',
    '@id': context.url,
    url: context.url,
    name,
    image: pictureAddresses(photos, context.site),
    address: addressData(home, context),
    geo: pointData({ geo }),
    amenityFeature: amenities.length > 0 ? amenities : undefined,
  };
}

function placeData(listing: Listing, context: DataContext): DataNode {
  const { usableAreaSqm } = listing;
  return {
    '@type': PLACE_TYPES[listing.propertyType],
    address: addressData(listing, context),
    geo: pointData(listing),
    // MTK: square metres (UN/CEFACT recommendation 20).
    floorSize: usableAreaSqm && { '@type': 'QuantitativeValue', value: usableAreaSqm, unitCode: 'MTK' },
    numberOfBedrooms: listing.bedrooms,
    // Schema.org counts a half bath as one.
    numberOfBathroomsTotal: listing.bathrooms && Math.ceil(listing.bathrooms),
    yearBuilt: listing.yearBuilt,
  };
}

function offerData({ deal, price, recordStatus }: Listing, { url, site }: DataContext): DataNode | undefined {
  if (price === null) return undefined;
  const isRent = deal === 'rent';
  const money = { price, priceCurrency: SITE.currency };
  return {
    '@type': 'Offer',
    url,
    ...money,
    priceSpecification: isRent ? { '@type': 'UnitPriceSpecification', ...money, unitCode: 'MON' } : undefined,
    availability: isShown(recordStatus) ? `https://schema.org/${AVAILABILITY[recordStatus]}` : undefined,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    offeredBy: organizationReference(site),
  };
}

/** A listing page as schema.org's RealEstateListing. Contains only data that the page shows. */
export function listingData(listing: Listing, context: DataContext): DataNode {
  const { locale, url, site } = context;
  const photos = listing.media.filter(({ kind }) => kind === 'photo');
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: localizedText(listing.title, locale).text,
    description: localizedText(listing.description, locale).text,
    inLanguage: languageOf(listing.title, locale),
    datePosted: listing.publishedAt,
    image: pictureAddresses(photos, site),
    mainEntity: placeData(listing, context),
    offers: offerData(listing, context),
  };
}
