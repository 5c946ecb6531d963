import { LOCALES } from '../lib/config/constants';
import { errorText, log } from '../lib/config/log';

import { localizedPath } from '../lib/i18n/paths';
import { routePath } from '../lib/navigation/routes';
import { type NextHandler, renderPage } from './page-cache/rendered-page';

/** The longest time that it may add to a start, in milliseconds. */
const WARM_UP_MS = 1_500;

/** Pages that are cached, and the search, the busiest of the other pages, with a different query each time. */
const targets = (n: number) =>
  LOCALES.flatMap((locale) =>
    ['/', routePath('properties', { page: 1 }), `${routePath('search')}?page=${n + 1}`].map((path) =>
      localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' }),
    ),
  );

async function renderAll(next: NextHandler, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++)
    for (const path of targets(n)) if (!isOver()) await renderPage(next, { target: path, headers: {} });
}

/**
 * Renders pages before there are visitors, because the first renders of a process take five times as long as later ones. A
 * content source that does not answer does not delay the start.
 */
export async function warmUp(next: NextHandler): Promise<void> {
  const ends = performance.now() + WARM_UP_MS;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WARM_UP_MS);
  });
  const work = renderAll(next, () => performance.now() >= ends);
  await Promise.race([work, deadline]).catch((error: unknown) => {
    log('warn', 'warm-up failed', { reason: errorText(error) });
  });
  clearTimeout(timer);
}
