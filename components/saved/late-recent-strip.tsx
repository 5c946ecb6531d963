'use client';

import { useLayoutEffect, useState } from 'react';
import type { RecentStrip, StripProps } from './recent-strip';
import { hiddenIds } from './saved-lists';

/** Without the strip, for example offline, the space stays empty. */
const NoStrip = () => <span />;

/** Only visitors who have something to continue load the strip. A home saved on this page does not make it appear. */
export function LateRecentStrip(props: StripProps) {
  const [Strip, setStrip] = useState<typeof RecentStrip | null>(null);
  useLayoutEffect(() => {
    if (window.showLists?.(hiddenIds.current(), true))
      import('./recent-strip').then(
        (module) => setStrip(() => module.RecentStrip),
        () => setStrip(() => NoStrip),
      );
  }, []);
  return <div className="h-52">{Strip && <Strip {...props} />}</div>;
}
