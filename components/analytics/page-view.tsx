import { useLocale } from 'next-intl';
import { isMeasured } from '@/lib/analytics/measured.server';
import { type ViewFacts, viewedPage } from '@/lib/analytics/page-view';
import { env } from '@/lib/config/env';
import type { RouteName } from '@/lib/navigation/routes';
import { viewOfRoute } from '@/lib/navigation/view-of-route';
import { ViewMark } from './view-mark';

type Props = {
  route: RouteName;
  facts?: ViewFacts;
  /** The query as the page parsed it, if each query is a different view. */
  query?: string;
  /** A path with locale to report instead of the page's own, which is personal. */
  reportedPath?: string | undefined;
};

/**
 * A2: describes the view of a page. Every page with a route contains one. It is rendered with the page, so that a view
 * is never recorded for another page. Error pages have none.
 */
export function PageView({ route, facts, query = '', reportedPath }: Props) {
  const language = useLocale();
  const { VIEW_EVENT, VIEWS_IGNORED } = env();
  const rule = isMeasured() ? viewOfRoute(route, VIEWS_IGNORED) : null;
  if (rule === null) return null;
  return (
    <ViewMark page={viewedPage(rule, { event: VIEW_EVENT, facts: { ...facts, language }, query, reportedPath })} />
  );
}
