import type { MouseEvent } from 'react';

/** Whether a press should open the link in the same tab: main button, no modifier key. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
