import type { ReactNode } from 'react';
import type { SiteEvent } from '@/lib/analytics/site-event';

/** The part of `@next/third-parties/google` used here. */
export function GoogleTagManager(props: { gtmId: string }): ReactNode;
export function sendGTMEvent(event: SiteEvent): void;
