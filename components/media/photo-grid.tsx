import type { Media } from '@/lib/content/collections';
import { classNames } from '../ui/class-names';
import { Photo } from './photo';

function columnsOf(count: number): string {
  if (count === 1) return 'max-w-3xl';
  return count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3';
}

/** Pictures side by side, in rows that are full where that can be; a plan is shown whole. */
export function PhotoGrid({ pictures, sizes }: { pictures: readonly Media[]; sizes: string }) {
  return (
    <div className={classNames('grid gap-4', columnsOf(pictures.length))}>
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
