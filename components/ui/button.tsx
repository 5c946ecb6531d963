import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Spinner } from './spinner';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; loading?: boolean };

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button. While `loading` it keeps its width, label and focus, and ignores presses; a submit button then does not
 * submit its form. `loading` works only in client components. `className` positions the button and must not override
 * its style.
 */
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
