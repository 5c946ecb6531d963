import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { CLASS_MERGE_CACHE_ENTRIES } from '@/lib/config/constants';

const merge = extendTailwindMerge({ cacheSize: CLASS_MERGE_CACHE_ENTRIES });

/** Joins class names; of two that set the same thing the later wins. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values));
