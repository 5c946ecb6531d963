import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ActiveFilter, activeFilters, withAllFields } from '@/lib/search/filters';
import { LateFields } from './filter-sheet';
import type { FilterProps } from './search-fields';
import { HiddenParams, searchPath } from './search-path';

type GroupProps = Pick<FilterProps, 'params' | 'allFields'> & {
  name: 'more' | 'stations';
  title: string;
  hasField: (filter: ActiveFilter) => boolean;
  children: ReactNode;
};

/** A group of fields that come when it is opened. Until then the form sends its active filters as they are. */
export function LateGroup({ name, title, hasField, params, allFields, children }: GroupProps) {
  const t = useTranslations('Filters');
  const active = activeFilters(params).filter(hasField);
  return (
    <CollapsibleFields
      title={active.length > 0 ? t('counted', { label: title, count: active.length }) : title}
      open={allFields}
    >
      {allFields ? (
        <div id={`fields-${name}`}>{children}</div>
      ) : (
        // Loaded fields are outdated after another filter: hidden inputs take their place until they come again.
        <LateFields
          key={active.map(({ key }) => key).join()}
          id={`fields-${name}`}
          path={withAllFields(searchPath({ ...params, page: 1 }))}
          label={t('showFields')}
        >
          {active.map(({ key, only }) => (
            <HiddenParams key={key} params={only} />
          ))}
        </LateFields>
      )}
    </CollapsibleFields>
  );
}

export function CollapsibleFields({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="filter-group">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
