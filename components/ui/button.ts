import { classNames } from './class-names';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-5 py-2 font-semibold leading-snug transition-colors duration-150';

const variants = {
  primary: 'bg-phprimary text-on-primary hover:bg-phprimary-600 dark:hover:bg-phprimary-300',
  secondary: 'border border-line bg-surface text-font hover:border-phprimary hover:text-phprimary',
  quiet: 'text-phprimary hover:bg-sunken',
} as const;

/** The look of a button, for buttons and for links that act as one. */
export const buttonClass = (variant: keyof typeof variants, extra?: string): string =>
  classNames(base, variants[variant], extra);
