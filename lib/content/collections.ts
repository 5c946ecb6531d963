import type { z } from 'zod';
import type { CamelKeys } from './camel-keys';
import { articleDocument } from './documents/article';
import { jobDocument, officeDocument, pageDocument } from './documents/company';
import { contactWidgetDocument } from './documents/contact-widget';
import { listingDocument } from './documents/listing';
import {
  districtDocument,
  landmarkDocument,
  provinceDocument,
  stationDocument,
  subdistrictDocument,
} from './documents/place';
import { redirectDocument } from './documents/redirect';
import { teamContentDocument, teamMemberDocument } from './documents/team';
import { workDocument } from './documents/work';

/** Every collection that the site reads, by its name in Firestore and as a file in the content folder. */
export const COLLECTION_DOCUMENTS = {
  contact_widget: contactWidgetDocument,
  listings: listingDocument,
  contents: articleDocument,
  team_members: teamMemberDocument,
  team_contents: teamContentDocument,
  works: workDocument,
  pages: pageDocument,
  offices: officeDocument,
  jobs: jobDocument,
  redirects: redirectDocument,
  provinces: provinceDocument,
  districts: districtDocument,
  subdistricts: subdistrictDocument,
  stations: stationDocument,
  landmarks: landmarkDocument,
} as const;

export type CollectionName = keyof typeof COLLECTION_DOCUMENTS;
export type DocumentOf<Name extends CollectionName> = z.output<(typeof COLLECTION_DOCUMENTS)[Name]>;
export type EntityOf<Name extends CollectionName> = CamelKeys<DocumentOf<Name>>;

export type Listing = EntityOf<'listings'>;
export type Article = EntityOf<'contents'>;
export type TeamMember = EntityOf<'team_members'>;
export type TeamContent = EntityOf<'team_contents'>;
export type Work = EntityOf<'works'>;
export type CompanyPage = EntityOf<'pages'>;
export type Office = EntityOf<'offices'>;
export type Job = EntityOf<'jobs'>;
export type RedirectRule = EntityOf<'redirects'>;
export type Province = EntityOf<'provinces'>;
export type District = EntityOf<'districts'>;
export type Station = EntityOf<'stations'>;
export type Landmark = EntityOf<'landmarks'>;
export type Media = Listing['media'][number];
export type Picture = NonNullable<Article['cover']>;

/** `Object.keys` with the literal key types. */
export const COLLECTION_NAMES = Object.keys(COLLECTION_DOCUMENTS) as CollectionName[];
