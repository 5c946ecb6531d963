import type { MouseEvent } from 'react';

/** Whether a press on a link means the link itself, and not a tab or window of its own. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
