import type { AreaKind } from '../content/area-kinds';
import type { Area } from '../content/areas';
import { routePath } from './routes';

/** The path, without locale, of an area page for a kind of listing. The first page has no number. */
export function areaPath({ slug: place }: Pick<Area, 'slug'>, type: AreaKind, page = 1): string {
  return page === 1 ? routePath('area', { type, place }) : routePath('area-page', { type, place, page });
}
