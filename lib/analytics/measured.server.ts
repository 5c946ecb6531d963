import 'server-only';
import { env } from '../config/env';

/** Whether events are used: by the configured tag manager, or by a developer. */
export const isMeasured = (): boolean => env().GTM_ID !== undefined || process.env.NODE_ENV === 'development';
