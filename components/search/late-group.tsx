import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withAllFields } from '@/lib/search/filters';
import { Glyph } from '../ui/glyph';
import { LateFields } from './filter-sheet';
import type { FilterProps } from './search-fields';
import { searchPath } from './search-path';

type GroupProps = FieldsOfGroup & Pick<FilterProps, 'params' | 'allFields'> & { title: string; isOn: boolean };
type FieldsOfGroup = { name: 'more' | 'stations'; children: ReactNode };

/** A group of fields that the page contains only if it has an active filter. Otherwise they come when it is opened. */
export function LateGroup({ name, title, isOn, params, allFields, children }: GroupProps) {
  const t = useTranslations('Filters');
  const hasFields = isOn || allFields;
  return (
    <CollapsibleFields title={title} open={hasFields}>
      {hasFields ? (
        <div id={`fields-${name}`} className="grid gap-5">
          {children}
        </div>
      ) : (
        <LateFields
          id={`fields-${name}`}
          path={withAllFields(searchPath({ ...params, page: 1 }))}
          label={t('showFields')}
        />
      )}
    </CollapsibleFields>
  );
}

export function CollapsibleFields({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-line border-t">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-medium hover:text-phprimary">
        <span>{title}</span>
        <Glyph name="chevron-down" className="size-5 text-icon [details[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-3">{children}</div>
    </details>
  );
}
