'use client';

import { Note } from '../ui/note';
import { useOnline } from '../ui/use-online';

/** Says that the connection is gone, and that what is on the screen stays readable. */
export function OfflineNote({ text }: { text: string }) {
  return <Note text={useOnline() ? null : text} />;
}
