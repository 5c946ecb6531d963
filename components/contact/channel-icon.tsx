import type { ContactChannel } from '@/lib/analytics/event-values';
import { Strokes } from '../ui/strokes';

/** Lucide icon paths (ISC licence), copied so that the client bundle does not contain the whole set. */
const MESSAGE =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719';

const STROKES: Partial<Record<ContactChannel, string>> = {
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384',
  email:
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  other:
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
};

/** Icon of a channel whose picture is missing or on a host that the CSP does not allow. */
export function ChannelIcon({ channel, className }: { channel: ContactChannel; className: string }) {
  return <Strokes of={STROKES[channel] ?? MESSAGE} className={className} />;
}
