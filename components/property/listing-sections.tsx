import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';
import { StaticPart } from '../ui/static-part';

/** The sections that the section bar links to. app/listing-classes.css marks the one in view. */
export const SECTIONS = ['overview', 'plan', 'place', 'price', 'money', 'similar'] as const;
export type SectionName = (typeof SECTIONS)[number];

export function PageSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <StaticPart as="div" id={name}>
      {children}
    </StaticPart>
  );
}

/** Name the section of plans if there is no plan. */
const FILMS = [
  ['video', 'video'],
  ['audio', 'sound'],
  ['tour-360', 'tour'],
] as const;

export function SectionBar({ sections, media }: { sections: readonly SectionName[]; media: Listing['media'] }) {
  const t = useTranslations('Listing');
  const films = useTranslations('Gallery');
  const kinds = media.map(({ kind }) => kind);
  const nameOf = (section: SectionName) => {
    if (section !== 'plan' || kinds.includes('floor-plan')) return t(`sections.${section}`);
    const film = FILMS.find(([kind]) => kinds.includes(kind));
    return film === undefined ? t('sections.plan') : films(film[1]);
  };
  return (
    <StaticPart as="nav" id="section-bar" aria-label={t('sectionsLabel')} className="section-bar">
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{nameOf(name)}</a>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}

/** A titled part of a listing's page. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <StaticPart as="section" id={`${id}-section`} aria-labelledby={id} className="lazy-layout py-5 print:py-2">
      <h2 id={id} className="mb-3 text-xl print:mb-1 print:text-base">
        {title}
      </h2>
      {children}
    </StaticPart>
  );
}
