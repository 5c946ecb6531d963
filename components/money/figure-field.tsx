'use client';

import { FIGURES, type FigureFault, type FigureName, figureIn, type UsualFigures } from '@/lib/property/figures';
import { TextField } from '../ui/text-field';
import { useTypedFigures } from './typed-figures';

type Props = {
  name: FigureName;
  label: string;
  hint?: string;
  usual: UsualFigures;
  faults: Readonly<Record<FigureFault, string>>;
};

/** A number that can be changed, with what is wrong with it as soon as it is. */
export function FigureField({ name, label, hint, usual, faults }: Props) {
  const { typed } = useTypedFigures();
  const { fault, text } = figureIn(typed, usual, name);
  const whole = FIGURES[name].most > 1_000;
  return (
    <TextField
      name={name}
      id={`sum-${name}`}
      label={label}
      hint={hint}
      error={fault && faults[fault]}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={text}
    />
  );
}
