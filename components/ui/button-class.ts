const base =
  'inline-flex items-center justify-center gap-2 rounded-field text-center font-semibold leading-snug transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted';

const variants = {
  primary: 'bg-phprimary text-on-primary not-disabled:hover:bg-phprimary-600 dark:not-disabled:hover:bg-phprimary-300',
  secondary:
    'border border-control bg-surface text-font not-disabled:hover:border-phprimary not-disabled:hover:text-phprimary',
  quiet: 'text-phprimary not-disabled:hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger not-disabled:hover:bg-danger not-disabled:hover:text-surface',
} as const;

const sizes = {
  small: 'min-h-11 px-3.5 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-3 text-lg',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/**
 * The style of a button, for buttons and for links that look like one. Its classes never conflict, so that no class
 * merge is needed: it would add 8 kB to the client bundle. `extra` positions the button (width, margin, grid) and must
 * not override the style.
 */
export const buttonClass = (variant: ButtonVariant, extra = '', size: ButtonSize = 'medium'): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${extra}`.trimEnd();
