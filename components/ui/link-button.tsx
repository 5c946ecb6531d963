import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { LocalLink } from './local-link';

type Props = ComponentProps<typeof LocalLink> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to a page of this site with the style of a button. `className` positions it. */
export function LinkButton({ variant = 'primary', size = 'medium', className = '', ...link }: Props) {
  return <LocalLink {...link} className={buttonClass(variant, className, size)} />;
}
