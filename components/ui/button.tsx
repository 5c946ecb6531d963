import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './glyph';
import { LocalLink } from './navigation';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'line';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Classes of app/component-classes.css. `extra` positions the button. */
export const buttonClass = (variant: ButtonVariant, extra = '', size: ButtonSize = 'medium'): string =>
  `button button-${variant} button-${size} ${extra}`.trimEnd();

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
