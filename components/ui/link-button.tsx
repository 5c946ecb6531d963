import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { LocalLink } from './local-link';

type Props = ComponentProps<typeof LocalLink> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to a page of this site that looks like a button; `className` places it. */
export function LinkButton({ variant = 'primary', size = 'medium', className = '', ...link }: Props) {
  return <LocalLink {...link} className={buttonClass(variant, className, size)} />;
}
