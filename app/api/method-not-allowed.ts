import { refusal } from '@/lib/http/refusal';

/** E3: the response for an unsupported method of an API path. `allow` lists the supported ones. */
export const methodNotAllowed = (allow: string) => (): Response => refusal(405, { Allow: allow });
