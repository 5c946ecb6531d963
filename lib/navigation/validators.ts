import { isAreaKind } from '../content/area-kinds';
import { isAreaSlug } from '../content/areas';
import { ID_PATTERN } from '../content/ids';
import { isLeadReference } from '../leads/lead-reference';

/** Returns true for a valid parameter. Otherwise the page is a 404 (specification §5). */
export type Validator = (param: string) => boolean;

/** R2: a whole number from 1 without leading zeros. R3: the id pattern. Areas: a kind of listing, and an area slug. */
const VALIDATORS: Readonly<Record<string, Validator>> = {
  page: (param) => /^[1-9]\d{0,8}$/.test(param),
  id: (param) => ID_PATTERN.test(param),
  reference: isLeadReference,
  'area-kind': isAreaKind,
  slug: isAreaSlug,
};

/** @throws in the original's words (N4) if there is no such validator */
export function validatorNamed(name: string): Validator {
  const validator = Object.hasOwn(VALIDATORS, name) ? VALIDATORS[name] : undefined;
  if (validator === undefined) throw new Error(`Unknown route middleware: '${name}'.`);
  return validator;
}
