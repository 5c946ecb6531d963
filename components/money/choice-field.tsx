import { Select } from '../ui/select';

type Props = {
  name: string;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
};

/** A select in a calculator. */
export function ChoiceField({ name, label, chosen, options }: Props) {
  return (
    <Select name={name} id={`sum-${name}`} label={label} defaultValue={chosen}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
