'use client';

import type { FigureFault, FigureName } from '@/lib/property/figures';
import { TextField } from '../ui/field';
import { useTypedFigures } from './typed-figures';

type Props = {
  name: FigureName;
  label: string;
  hint?: string;
  /** Whether the field may be empty. */
  optional: boolean;
  /** Whether the value is a whole number. */
  whole: boolean;
  /** Initial text, formatted on the server, because the first use of number formatting is slow in a browser. */
  text: string;
  faults: Readonly<Record<FigureFault, string>>;
};

/** A number field of a calculator that shows its error on input. */
export function FigureField({ name, label, hint, optional, whole, text, faults }: Props) {
  const fault = useTypedFigures().faults[name];
  return (
    <TextField
      name={name}
      id={`sum-${name}`}
      label={label}
      hint={hint}
      error={fault && !(optional && fault === 'missing') && faults[fault]}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={text}
    />
  );
}
