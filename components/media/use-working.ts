import { useEffect, useRef, useState } from 'react';

/** Finds pictures that failed, also before hydration (lib/build/inline-scripts.ts). `order` has working pictures first. */
export function useWorkingPictures<List extends HTMLElement>(count: number) {
  const [broken, setBroken] = useState<readonly number[]>([]);
  const list = useRef<List>(null);
  const working = Array.from({ length: count }, (_, index) => index).filter((index) => !broken.includes(index));
  const order = [...working, ...broken];
  const checkPictures = () => {
    const hasFailed = (place: number) => {
      const picture = list.current?.children[place];
      return picture?.matches('[data-broken]') || picture?.querySelector('[data-broken]') != null;
    };
    const failed = working.filter((_, place) => hasFailed(place));
    if (failed.length > 0) setBroken((previous) => [...new Set([...previous, ...failed])]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: check once for pictures that failed before hydration.
  useEffect(checkPictures, []);
  return { list, checkPictures, working, order };
}
