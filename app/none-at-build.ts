/** For `generateStaticParams`: no page is rendered at build, each on its first request, and then kept (decision 2). */
export const noneAtBuild = (): [] => [];
