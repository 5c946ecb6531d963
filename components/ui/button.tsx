import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './glyph';
import { LocalLink } from './navigation';

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

/** `extra` only positions the button. It must not override the style: a class merge would cost the browser 8 kB. */
export const buttonClass = (variant: ButtonVariant, extra = '', size: ButtonSize = 'medium'): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${extra}`.trimEnd();

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; loading?: boolean };

const ignore = (event: MouseEvent) => event.preventDefault();

/** While `loading` (only in client components) it keeps its width, label and focus, and ignores presses. */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...button
}: Props) {
  return (
    <button
      {...button}
      type={type}
      {...(loading ? { onClick: ignore, 'aria-busy': true, 'aria-disabled': true } : { onClick })}
      className={buttonClass(variant, `relative ${loading ? 'cursor-progress' : ''} ${className}`, size)}
    >
      {loading ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type LinkButtonProps = ComponentProps<typeof LocalLink> & { variant?: ButtonVariant; size?: ButtonSize };

export function LinkButton({ variant = 'primary', size = 'medium', className = '', ...link }: LinkButtonProps) {
  return <LocalLink {...link} className={buttonClass(variant, className, size)} />;
}
