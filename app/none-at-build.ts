/**
 * For `generateStaticParams`: no page is rendered at build time, but each on its first request, and then cached
 * (decision 2).
 */
export const noneAtBuild = (): [] => [];
