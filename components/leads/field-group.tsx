import type { ReactNode } from 'react';
import { inputMark } from '@/lib/analytics/event-mark';
import type { SiteEvent } from '@/lib/analytics/site-event';

type Props = {
  legend: ReactNode;
  /** Analytics event for the first input in the group. */
  startEvent: SiteEvent;
  children: ReactNode;
};

/** A fieldset of related fields, in two columns if there is space. */
export function FieldGroup({ legend, startEvent, children }: Props) {
  return (
    <fieldset {...inputMark(startEvent)} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <legend className="float-left mb-5 w-full">{legend}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
