export type DeviceLayout = 'default' | 'mobile' | 'tablet';

/** D: chosen by the viewport's width in CSS pixels and by whether the main pointer is a finger. */
export function deviceLayoutFor(width: number, coarsePointer: boolean): DeviceLayout {
  if (width < 768) return 'mobile';
  return width < 1280 && coarsePointer ? 'tablet' : 'default';
}

/** A layout as html bears it; `default` for anything else. */
export const parseDeviceLayout = (mark: string | undefined): DeviceLayout =>
  mark === 'mobile' || mark === 'tablet' ? mark : 'default';
