import { getTranslations } from 'next-intl/server';
import { areaLabels } from '@/components/property/area-labels';
import type { Area } from '@/lib/content/areas';
import type { Listing } from '@/lib/content/collections';
import { photoAddresses } from '@/lib/content/gallery';
import { isActive, listingsOfProject } from '@/lib/content/listings.server';
import { areas } from '@/lib/content/places.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { areaStats } from '@/lib/property/area-facts';
import { type ProjectFacts, projectFacts } from '@/lib/property/project-facts';
import type { Card } from '@/lib/seo/card/card';

export type Project = {
  readonly id: string;
  readonly path: string;
  readonly names: NonNullable<Listing['project']>;
  readonly newest: Listing;
  readonly homes: readonly Listing[];
  readonly offered: readonly Listing[];
  readonly facts: ProjectFacts;
  readonly area: Area | undefined;
};

export async function projectAt(id: string): Promise<Project | null> {
  const path = routePath('project', { id });
  if (!isValidPath(path)) return null;
  const [[newest, ...others], { byCode }] = await Promise.all([listingsOfProject(id), areas()]);
  if (newest?.project === undefined) return null;
  const homes = [newest, ...others] as const;
  return {
    ...{ id, path, newest, homes },
    names: newest.project,
    offered: homes.filter(isActive),
    facts: projectFacts(homes),
    area: byCode.get(newest.address.districtCode),
  };
}

/** The names of a project and its area. `described` is for sentences about its homes on offer; null without any, and `none` says so. */
export async function wordsOf({ names, area, homes, offered, facts: { kind } }: Project, locale: Locale) {
  const [t, labels] = await Promise.all([getTranslations({ locale, namespace: 'Project' }), areaLabels(locale)]);
  const name = localizedText(names, locale).text;
  const described =
    area === undefined || offered.length === 0
      ? null
      : { area, name: t('at', { name }), kind, homes: offered, stats: areaStats(offered, kind), wider: null };
  const prices = homes.some(({ price }) => price !== null) ? 'yes' : 'no';
  const none = offered.length === 0 ? t('none', { name, prices }) : null;
  return { t, labels, name, none, place: area === undefined ? '' : labels.place(area), described };
}

/** The card of a project: its name and area, on the photo of its newest listing. */
export async function projectCard(id: string, locale: Locale): Promise<Card | null> {
  const project = await projectAt(id);
  if (project === null) return null;
  const { labels, name, place } = await wordsOf(project, locale);
  const { facts, newest } = project;
  return {
    locale,
    title: name,
    label: `${labels.kindName(facts.kind)} · ${place}`,
    photos: photoAddresses(newest.media),
  };
}
