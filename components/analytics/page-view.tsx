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
  /** Where another query is another view: the query as the page understood it. */
  query?: string;
  /** The path, with its locale, to tell of a page whose address is somebody's own. */
  told?: string | undefined;
};

/**
 * A2: stands in every page that has a route, and says what its views are. It comes with the page, so what is recorded is
 * never another page's; error pages have none.
 */
export function PageView({ route, facts, query = '', told }: Props) {
  const language = useLocale();
  const { VIEW_EVENT, VIEWS_IGNORED } = env();
  const rule = isMeasured() ? viewOfRoute(route, VIEWS_IGNORED) : null;
  if (rule === null) return null;
  return <ViewMark page={viewedPage(rule, { event: VIEW_EVENT, facts: { ...facts, language }, query, told })} />;
}
