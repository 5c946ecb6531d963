import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The sections that the section bar links to. app/listing-classes.css marks the one in view. */
export const SECTIONS = ['overview', 'plan', 'place', 'price', 'money', 'similar'] as const;
export type SectionName = (typeof SECTIONS)[number];

export function PageSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return <div id={name}>{children}</div>;
}

export function SectionBar({ sections }: { sections: readonly SectionName[] }) {
  const t = useTranslations('Listing');
  return (
    <nav aria-label={t('sectionsLabel')} className="section-bar">
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`sections.${name}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A titled part of a listing's page. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="py-5 print:py-2">
      <h2 id={id} className="mb-3 text-xl print:mb-1 print:text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
