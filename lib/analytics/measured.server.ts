import 'server-only';
import { env } from '../config/env';

/** Whether anybody takes what is recorded: the tag manager where one is configured, and who develops the site. */
export const isMeasured = (): boolean => env().GTM_ID !== undefined || process.env.NODE_ENV === 'development';
