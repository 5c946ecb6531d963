import { z } from 'zod';
import {
  articleDocument,
  contactWidgetDocument,
  jobDocument,
  officeDocument,
  pageDocument,
  redirectDocument,
  reviewDocument,
  teamContentDocument,
  teamMemberDocument,
  workDocument,
} from './documents/company';
import { listingDocument } from './documents/listing';
import {
  districtDocument,
  landmarkDocument,
  provinceDocument,
  railRouteDocument,
  stationDocument,
  subdistrictDocument,
} from './documents/place';

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
  reviews: reviewDocument,
  redirects: redirectDocument,
  provinces: provinceDocument,
  districts: districtDocument,
  subdistricts: subdistrictDocument,
  stations: stationDocument,
  rail_routes: railRouteDocument,
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
export type Review = EntityOf<'reviews'>;
export type RedirectRule = EntityOf<'redirects'>;
export type Province = EntityOf<'provinces'>;
export type District = EntityOf<'districts'>;
export type Station = EntityOf<'stations'>;
export type RailRoute = EntityOf<'rail_routes'>;
export type Landmark = EntityOf<'landmarks'>;
export type Media = Listing['media'][number];
export type Picture = NonNullable<Article['cover']>;

export const COLLECTION_NAMES = Object.keys(COLLECTION_DOCUMENTS) as CollectionName[];

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

type CamelKeys<T> = T extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelCase<Key> : Key]: CamelKeys<T[Key]> }
    : T;

const camelCase = (key: string): string => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type Shape = { readonly names: readonly string[]; readonly empty: Readonly<Record<string, unknown>> };

/** The names of documents with the same keys, and an object with these names. Converting each key would be slower. */
const shapes = new Map<string, Shape>();
const MAX_SHAPES = 2_000;

function shapeOf(keys: readonly string[]): Shape {
  const id = keys.join();
  const known = shapes.get(id);
  if (known !== undefined) return known;
  if (shapes.size >= MAX_SHAPES) shapes.clear();
  const names = keys.map(camelCase);
  const shape = { names, empty: Object.fromEntries(names.map((name) => [name, undefined])) };
  shapes.set(id, shape);
  return shape;
}

/** Recent texts, so that equal texts share one copy. This saves 2 kB of memory per listing. */
const recentTexts = new Map<string, string>();
const MAX_RECENT_TEXTS = 5_000;
/** In characters. Longer texts are mostly descriptions, which do not repeat. */
const MAX_SHARED_LENGTH = 48;

function shared(text: string): string {
  if (text.length > MAX_SHARED_LENGTH) return text;
  const known = recentTexts.get(text);
  if (known !== undefined) return known;
  if (recentTexts.size >= MAX_RECENT_TEXTS) recentTexts.clear();
  recentTexts.set(text, text);
  return text;
}

function convert(value: unknown): unknown {
  if (typeof value === 'string') return shared(value);
  if (Array.isArray(value)) return Object.freeze(value.map(convert));
  if (typeof value !== 'object' || value === null) return value;
  const { names, empty } = shapeOf(Object.keys(value));
  // Adding keys to an empty object would make V8 store a listing as a hash table: slower to read, and 1.4 kB larger.
  const copy: Record<string, unknown> = { ...empty };
  Object.values(value).forEach((inner, index) => {
    copy[names[index] ?? ''] = convert(inner);
  });
  return Object.freeze(copy);
}

/** Documents are snake_case as in the specification; the code speaks camelCase. Builds a frozen copy. */
export function camelKeys<T>(document: T): CamelKeys<T> {
  // The key mapping is exactly the type's, which TypeScript cannot follow.
  return convert(document) as CamelKeys<T>;
}

/** Statuses that visitors may see. A sold or reserved listing keeps its page (content-model.md). */
const PUBLIC_STATUSES: readonly string[] = ['Active', 'Reserved', 'Sold'];

export function publicStatuses(collection: CollectionName): readonly string[] | null {
  const { shape } = COLLECTION_DOCUMENTS[collection];
  const status = 'record_status' in shape ? shape.record_status : undefined;
  if (!(status instanceof z.ZodEnum)) return null;
  return status.options.map(String).filter((option) => PUBLIC_STATUSES.includes(option));
}

export const isPublic = (entity: object): boolean =>
  !('recordStatus' in entity) || PUBLIC_STATUSES.includes(String(entity.recordStatus));
