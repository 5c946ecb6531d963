import sharp from 'sharp';

type Look = { width?: number; height?: number; orientation?: number };

/** A photograph with the metadata of a phone: position, time and camera. */
export const photoWithPosition = ({ width = 640, height = 480, orientation = 1 }: Look = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Rommai phone' },
      IFD2: { DateTimeOriginal: '2026:11:22 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '100/1 30/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();
