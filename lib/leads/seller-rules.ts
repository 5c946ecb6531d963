import { PROPERTY_TYPES } from '../content/property-types';
import { type Broken, isOneOf, type Rule, unless } from './form-rule';
import { DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS, SIZE_UNITS } from './lead-choices';
import { CONSENT_RULE, MESSAGE_RULE, PERSON_RULES, timeRules } from './shared-rules';
import { LAND_PARTS, landIn, priceIn, sqmIn } from './typed-values';

const ADDRESS_LENGTH = 500;

const isOutside = (inner: string, outer: string, digits: number) =>
  !new RegExp(`^\\d{${digits}}$`).test(inner) || !inner.startsWith(outer);

/** What stands in the unit that was not chosen is no fault. */
const inUnit =
  (unit: (typeof SIZE_UNITS)[number], broken: Broken): Broken =>
  (values, today) =>
    (values.size_unit === 'rai' ? 'rai' : 'sqm') === unit && broken(values, today);

/** What the sellers' form must hold, in its order. */
export const SELLER_RULES: readonly Rule[] = [
  ...PERSON_RULES,
  ['intent', 'intent-required', ({ intent }) => !SELLER_INTENTS.some((known) => known === intent)],
  ['property_type', 'type-required', ({ property_type }) => !PROPERTY_TYPES.some((known) => known === property_type)],
  ['province', 'province-required', ({ province }) => !/^\d{2}$/.test(province)],
  ['district', 'district-invalid', ({ province, district }) => district !== '' && isOutside(district, province, 4)],
  [
    'subdistrict',
    'subdistrict-invalid',
    ({ district, subdistrict }) => subdistrict !== '' && (district === '' || isOutside(subdistrict, district, 6)),
  ],
  ['address_detail', 'address-long', ({ address_detail }) => address_detail.length > ADDRESS_LENGTH],
  ['size_unit', 'size-unit-invalid', unless('size_unit', isOneOf(SIZE_UNITS))],
  [
    'size',
    'size-invalid',
    inUnit(
      'sqm',
      unless('size', (text) => sqmIn(text) !== null),
    ),
  ],
  ...LAND_PARTS.map(
    (part): Rule => [
      part,
      'land-invalid',
      inUnit(
        'rai',
        unless(part, (text) => landIn(part, text) !== null),
      ),
    ],
  ),
  ['asking_price', 'price-invalid', unless('asking_price', (text) => priceIn(text) !== null)],
  ['title_deed', 'deed-invalid', unless('title_deed', isOneOf(DEED_ANSWERS))],
  ['mortgage', 'mortgage-invalid', unless('mortgage', isOneOf(MORTGAGE_ANSWERS))],
  ...timeRules('preferred_date', 'preferred_part'),
  MESSAGE_RULE,
  CONSENT_RULE,
];
