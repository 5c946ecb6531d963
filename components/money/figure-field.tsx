'use client';

import type { FigureFault, FigureName } from '@/lib/property/figures';
import { TextField } from '../ui/text-field';
import { useTypedFigures } from './typed-figures';

type Props = {
  name: FigureName;
  label: string;
  hint?: string;
  /** Whether it may be left empty. */
  optional: boolean;
  /** Whether it has no decimals. */
  whole: boolean;
  /** What stands in it at first, written by the server: a browser takes long to begin to write numbers. */
  text: string;
  faults: Readonly<Record<FigureFault, string>>;
};

/** A number that can be changed, with what is wrong with it as soon as it is. */
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
