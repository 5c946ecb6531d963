import { refusal } from '@/lib/http/refusal';

/** E3: a method that an address of the API does not have; `allow` names those that it has. */
export const methodNotAllowed = (allow: string) => (): Response => refusal(405, { Allow: allow });
