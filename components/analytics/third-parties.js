// JavaScript, so that TypeScript reads third-parties.d.ts and not the package's types: they allow any property of `window`.
import * as google from '@next/third-parties/google';

export const GoogleTagManager = google.GoogleTagManager;
export const sendGTMEvent = google.sendGTMEvent;
