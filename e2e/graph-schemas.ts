import { z } from 'zod';

/*
 * The required properties of each node, and the recommended ones that the site fills in. Sources:
 * developers.google.com/search/docs/appearance/structured-data/… (organization, breadcrumb, article, job-posting,
 * local-business, carousel as of 2025), and schema.org for types that Google does not document (RealEstateListing,
 * WebSite with SearchAction, Person).
 */

const address = z.url({ protocol: /^https?$/ });
const date = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const text = z.string().trim().min(1);
const reference = z.strictObject({ '@id': address });
const thumb = z.array(address).min(1);

const postalAddress = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text,
  addressRegion: text,
  postalCode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  addressCountry: z.literal('TH'),
});

const organization = z.object({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  telephone: z.string().regex(/^\+\d+$/),
  email: z.email(),
  sameAs: z.array(address).min(1),
});

const website = z.object({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: text,
  publisher: reference,
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().endsWith('?q={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }))
    .min(2),
});

const itemList = z.object({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().nonnegative(),
  itemListElement: z.array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), url: address })),
});

const article = z.object({
  '@type': z.enum(['Article', 'NewsArticle']),
  url: address,
  headline: text,
  description: text.optional(),
  image: thumb,
  datePublished: date,
  dateModified: date.optional(),
  author: z.union([reference, z.object({ '@type': z.literal('Person'), name: text, url: address })]),
  publisher: reference,
  mainEntityOfPage: address,
  inLanguage: text,
});

const person = z.object({
  '@type': z.literal('Person'),
  '@id': address,
  name: text,
  jobTitle: text,
  image: address,
  url: address,
  worksFor: reference,
});

const office = z.object({
  '@type': z.literal('RealEstateAgent'),
  '@id': address,
  name: text,
  parentOrganization: reference,
  url: address,
  image: address,
  address: postalAddress.extend({ streetAddress: text }),
  telephone: z.array(z.string().regex(/^\+\d+$/)).min(1),
  email: z.email(),
  openingHoursSpecification: z
    .array(
      z.object({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/)).min(1),
        opens: z.string().regex(/^\d{2}:\d{2}$/),
        closes: z.string().regex(/^\d{2}:\d{2}$/),
      }),
    )
    .min(1),
});

const job = z.object({
  '@type': z.literal('JobPosting'),
  '@id': address,
  url: address,
  title: text,
  description: z.string().min(100),
  datePosted: date,
  validThrough: date.optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: text, sameAs: address }),
  jobLocation: z.object({ '@type': z.literal('Place'), address: postalAddress.extend({ streetAddress: text }) }),
  baseSalary: z
    .object({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('THB'),
      value: z.object({
        '@type': z.literal('QuantitativeValue'),
        minValue: z.number(),
        maxValue: z.number(),
        unitText: z.literal('MONTH'),
      }),
    })
    .optional(),
});

const listing = z.object({
  '@type': z.literal('RealEstateListing'),
  '@id': address,
  name: text,
  url: address,
  description: text,
  inLanguage: text,
  datePosted: date,
  image: thumb,
  mainEntity: z.object({
    '@type': z.enum(['SingleFamilyResidence', 'House', 'Apartment', 'Place']),
    address: postalAddress,
    geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }).optional(),
    floorSize: z
      .object({ '@type': z.literal('QuantitativeValue'), value: z.number(), unitCode: z.literal('MTK') })
      .optional(),
    numberOfBedrooms: z.int().optional(),
    numberOfBathroomsTotal: z.int().optional(),
    yearBuilt: z.int().optional(),
  }),
  offers: z
    .object({
      '@type': z.literal('Offer'),
      url: address,
      price: z.number().positive(),
      priceCurrency: z.literal('THB'),
      availability: z.enum(['InStock', 'Reserved', 'SoldOut'].map((state) => `https://schema.org/${state}`)),
      priceSpecification: z
        .object({
          '@type': z.literal('UnitPriceSpecification'),
          price: z.number(),
          priceCurrency: z.literal('THB'),
          unitCode: z.literal('MON'),
        })
        .optional(),
      businessFunction: z.enum(['Sell', 'LeaseOut'].map((name) => `http://purl.org/goodrelations/v1#${name}`)),
      offeredBy: reference,
    })
    .optional(),
});

const project = z.object({
  '@type': z.enum(['ApartmentComplex', 'Residence', 'Place']),
  '@id': address,
  name: text,
  url: address,
  image: thumb,
  address: postalAddress,
  geo: listing.shape.mainEntity.shape.geo,
  amenityFeature: z
    .array(z.object({ '@type': z.literal('LocationFeatureSpecification'), name: text, value: z.literal(true) }))
    .min(1)
    .optional(),
});

/** The graph of a page. A node of any other type is an error, so that every node is checked. */
export const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.discriminatedUnion('@type', [
        organization,
        website,
        breadcrumbs,
        itemList,
        article,
        person,
        office,
        job,
        listing,
        project,
      ]),
    )
    .min(1),
});

export type GraphNode = z.output<typeof graph>['@graph'][number];
export type NodeOf<Type extends GraphNode['@type']> = Extract<GraphNode, { '@type': Type }>;
