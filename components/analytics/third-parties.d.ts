import type { ReactNode } from 'react';
import type { SiteEvent } from '@/lib/analytics/site-event';

/** The parts of `@next/third-parties/google` that the site uses. */
export function GoogleTagManager(props: { gtmId: string }): ReactNode;
export function sendGTMEvent(event: SiteEvent): void;
