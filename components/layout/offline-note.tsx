'use client';

import { Note } from '../ui/note';
import { useOnline } from '../ui/use-online';

/** Tells the visitor that the browser is offline and that the current page is still readable. */
export function OfflineNote({ text }: { text: string }) {
  return <Note text={useOnline() ? null : text} />;
}
