import { ROUTES, type Route, type RouteName, routePath } from '@/lib/navigation/routes';

export type MenuName = Extract<
  RouteName,
  'properties' | 'below-market-price' | 'investment-properties' | 'new-renovated' | 'our-works' | 'contents'
>;

type MenuRoute = Extract<(typeof ROUTES)[number], { menu: number }>;

const hasMenuPlace = (route: Route): route is MenuRoute => route.menu !== undefined;

export const MAIN_MENU: readonly { name: MenuName; href: string }[] = ROUTES.filter(hasMenuPlace)
  .sort((a, b) => a.menu - b.menu)
  .map(({ name }) => ({ name, href: routePath(name, { page: 1 }) }));

export const COMPANY_MENU = [
  'about-us',
  'company-profile',
  'our-team',
  'contact-us',
  'join-us',
] as const satisfies RouteName[];
