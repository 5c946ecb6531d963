import { useEffect, useRef, useState } from 'react';

/**
 * Which of `count` pictures can be shown, told by the browser: the script in the head marks those that fail
 * (lib/build/broken-pictures.ts), also before this runs. `list` holds one child for each picture in `order`, the working
 * ones first, so that each that fails gives way to the next; `look` is called after an error inside.
 */
export function useWorking<List extends HTMLElement>(count: number) {
  const [broken, setBroken] = useState<readonly number[]>([]);
  const list = useRef<List>(null);
  const working = Array.from({ length: count }, (_, index) => index).filter((index) => !broken.includes(index));
  const order = [...working, ...broken];
  const look = () => {
    const hasFailed = (place: number) => list.current?.children[place]?.querySelector('[data-broken]') != null;
    const failed = working.filter((_, place) => hasFailed(place));
    if (failed.length > 0) setBroken((known) => [...new Set([...known, ...failed])]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed before is looked for once.
  useEffect(look, []);
  return { list, look, working, order };
}
