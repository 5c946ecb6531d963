export type DeviceLayout = 'default' | 'mobile' | 'tablet';

/** D: chooses the layout by the viewport's width in CSS pixels and by whether the main pointer is coarse. */
export function deviceLayoutFor(width: number, coarsePointer: boolean): DeviceLayout {
  if (width < 768) return 'mobile';
  return width < 1280 && coarsePointer ? 'tablet' : 'default';
}

/** Parses the attribute of the html element. Any unknown value is `default`. */
export const parseDeviceLayout = (mark: string | undefined): DeviceLayout =>
  mark === 'mobile' || mark === 'tablet' ? mark : 'default';
