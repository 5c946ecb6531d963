import 'server-only';
import { cacheGet, cacheSet } from '../cache/ttl-cache';
import { ACTIVE_STATUS, CONTACT_WIDGET_CACHE_KEY } from '../config/constants';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { recordRead } from './change-log';
import type {
  Article,
  CompanyPage,
  EntityOf,
  Job,
  Listing,
  Office,
  Review,
  TeamContent,
  TeamMember,
  Work,
} from './collections';
import { type ContactWidget, isContactWidgetList } from './contact-widget';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import { bucketLinkToCdn } from './picture-address';
import type { Entities } from './snapshots';
import { entities, entity, queryOnce } from './store.server';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The content of a company page (R4), or undefined. */
export function companyPage(id: string): Promise<CompanyPage | undefined> {
  return entity('pages', id);
}

export async function offices(): Promise<Office[]> {
  return [...(await entities('offices')).values()].sort(byOrder);
}

export async function openJobs(today: string): Promise<Job[]> {
  return [...(await entities('jobs')).values()]
    .filter((job) => job.closesAt === undefined || job.closesAt >= today)
    .sort(byOrder);
}

export async function teamMembers(): Promise<TeamMember[]> {
  return [...(await entities('team_members')).values()].sort((a, b) => a.order - b.order);
}

export async function findMember(id: string): Promise<TeamMember | undefined> {
  return (await entities('team_members')).get(id);
}

export async function membersByIds(ids: readonly string[]): Promise<TeamMember[]> {
  const all = await entities('team_members');
  return ids.flatMap((id) => all.get(id) ?? []);
}

export async function teamContents(): Promise<TeamContent[]> {
  return [...(await entities('team_contents')).values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

export function findTeamContent(id: string): Promise<TeamContent | undefined> {
  return entity('team_contents', id);
}

/** A review with the documents that it names and visitors may see. */
export type ShownReview = Omit<Review, 'listing' | 'agent'> & {
  readonly listing: Listing | undefined;
  readonly agent: TeamMember | undefined;
};

/** What people have said, the last first. */
export async function reviews(): Promise<ShownReview[]> {
  const [all, listings, members] = await Promise.all([
    entities('reviews'),
    entities('listings'),
    entities('team_members'),
  ]);
  return [...all.values()]
    .sort((a, b) => b.saidOn.localeCompare(a.saidOn))
    .map((review) => ({
      ...review,
      listing: listings.get(review.listing ?? ''),
      agent: members.get(review.agent ?? ''),
    }));
}

export async function works(): Promise<Work[]> {
  return [...(await entities('works')).values()].sort((a, b) => a.order - b.order);
}

export function findWork(id: string): Promise<Work | undefined> {
  return entity('works', id);
}

export async function renovationLedger(ids: readonly string[]): Promise<{ work: Work; members: TeamMember[] }[]> {
  const all = await entities('works');
  const done = ids.flatMap((id) => all.get(id) ?? []);
  return Promise.all(done.map(async (work) => ({ work, members: await membersByIds(work.members) })));
}

const newestFirst = memoizeBySnapshot('articles, newest first', (articles: Entities<'contents'>): readonly Article[] =>
  [...articles.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
);

export async function articles(): Promise<readonly Article[]> {
  return newestFirst(await entities('contents'));
}

export function findArticle(id: string): Promise<Article | undefined> {
  return entity('contents', id);
}

/** The newest guide that links to a path. */
export async function guideTo(path: string): Promise<Article | undefined> {
  const isLinking = ({ th = '', en = '' }: Article['body']) => (th + en).includes(`](${path})`);
  return (await articles()).find(({ category, body }) => category === 'guide' && isLinking(body));
}

/**
 * Articles that refer to this listing or its district first, then the newest. At most `limit`. Guides and articles on
 * law are about buying and selling, so a rental has one only if it names that rental.
 */
export async function articlesAbout(
  { id, deal, address }: Pick<Listing, 'id' | 'deal' | 'address'>,
  limit: number,
): Promise<Article[]> {
  const rank = (article: Article) =>
    article.relatedListings.includes(id) ? 0 : article.relatedAreas.includes(address.districtCode) ? 1 : 2;
  return (await articles())
    .filter((article) => deal === 'sale' || rank(article) === 0 || !['guide', 'law-and-tax'].includes(article.category))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}

let isFailing = false;

/** W3: the cached list. A miss queries once and caches it for ten minutes, or until the collection changes. */
async function load(): Promise<readonly ContactWidget[]> {
  recordRead('contact_widget');
  const cached = cacheGet(CONTACT_WIDGET_CACHE_KEY);
  if (isContactWidgetList(cached)) return cached;
  const entries = await queryOnce('contact_widget');
  const { CDN_HOST, FIREBASE_STORAGE_BUCKET } = env();
  const list = toContactWidgets(entries.values(), { cdnHost: CDN_HOST, bucket: FIREBASE_STORAGE_BUCKET });
  cacheSet(CONTACT_WIDGET_CACHE_KEY, list);
  return list;
}

/** W6: the list, or null when it could not be loaded (logged; never cached, so the next call tries again). */
export async function contactWidgets(): Promise<readonly ContactWidget[] | null> {
  try {
    const list = await load();
    isFailing = false;
    return list;
  } catch (error) {
    // Logged only when the state changes, because every page calls this.
    if (!isFailing) log('error', 'contact widget not loaded', { reason: errorText(error) });
    isFailing = true;
    return null;
  }
}

const sortKey = ({ order }: ContactWidget) => order ?? Number.MAX_VALUE;

/** W1, W2, W4: active entries by `order` ascending (missing last, stable), pictures on the CDN, grey filled in. */
export function toContactWidgets(
  entries: Iterable<EntityOf<'contact_widget'>>,
  settings: { cdnHost?: string; bucket?: string },
): ContactWidget[] {
  return [...entries]
    .filter((entry) => entry.recordStatus === ACTIVE_STATUS)
    .map((entry) => ({
      order: entry.order ?? null,
      contact_name: entry.contactName,
      contact_url: entry.contactUrl,
      is_phonenumber: entry.isPhonenumber,
      contact_image_url: bucketLinkToCdn(entry.contactImageUrl, settings),
      contact_image_grey_url: bucketLinkToCdn(entry.contactImageGreyUrl || entry.contactImageUrl, settings),
      ...(entry.contactIcon === undefined ? {} : { contact_icon: entry.contactIcon }),
    }))
    .sort((a, b) => sortKey(a) - sortKey(b));
}
