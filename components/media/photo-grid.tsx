import type { Media } from '@/lib/content/collections';
import { classNames } from '../ui/class-names';
import { Photo } from './photo';

const ALONE = { columns: 'max-w-3xl', sizes: '(min-width: 820px) 768px, 94vw' };
const IN_ROWS = '(min-width: 1280px) 600px, (min-width: 640px) 47vw, 94vw';

/** Column count that fills every row, if possible. */
function layoutOf(count: number): { columns: string; sizes: string } {
  if (count === 1) return ALONE;
  return { columns: `sm:grid-cols-2 ${count === 2 || count === 4 ? '' : 'lg:grid-cols-3'}`, sizes: IN_ROWS };
}

/** Pictures in a grid. Floor plans are not cropped. */
export function PhotoGrid({ pictures }: { pictures: readonly Media[] }) {
  const { columns, sizes } = layoutOf(pictures.length);
  return (
    <div className={classNames('grid gap-4', columns)}>
      {pictures.map((picture) => (
        <Photo
          key={picture.url}
          picture={picture}
          sizes={sizes}
          className={classNames('aspect-3/2 rounded-card', picture.kind === 'floor-plan' && 'object-contain')}
        />
      ))}
    </div>
  );
}
