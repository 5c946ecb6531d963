import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { CLASS_MERGE_CACHE_ENTRIES } from '@/lib/config/constants';

const merge = extendTailwindMerge({ cacheSize: CLASS_MERGE_CACHE_ENTRIES });

/** If two names set the same property, the later one wins. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values));
