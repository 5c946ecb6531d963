import { useLocale } from 'next-intl';
import { type ViewFacts, viewedPage } from '@/lib/analytics/page-view';
import { isMeasured } from '@/lib/analytics/view-facts.server';
import { env } from '@/lib/config/env';
import type { RouteName } from '@/lib/navigation/routes';
import { viewOfRoute } from '@/lib/navigation/view-of-route';
import { PageViewRecorder } from './page-analytics';

type Props = {
  route: RouteName;
  facts?: ViewFacts;
  /** The query as the page parsed it, if each query is a different view. */
  query?: string;
  /** A path with locale to report instead of the page's own, which is personal. */
  reportedPath?: string | undefined;
};

/** A2: every page with a route contains one, so that a view is never recorded for another page. */
export function PageView({ route, facts, query = '', reportedPath }: Props) {
  const language = useLocale();
  const { VIEW_EVENT, VIEWS_IGNORED } = env();
  const rule = isMeasured() ? viewOfRoute(route, VIEWS_IGNORED) : null;
  if (rule === null) return null;
  return (
    <PageViewRecorder
      page={viewedPage(rule, { event: VIEW_EVENT, facts: { ...facts, language }, query, reportedPath })}
    />
  );
}
