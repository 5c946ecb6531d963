import { ID_PATTERN } from '../content/ids';

type Value = string | number | boolean | null;

/** The valid values of an event parameter. */
export type Rule = {
  /** A description for marketing staff. */
  readonly means: string;
  readonly type: string;
  readonly allowed: string;
  readonly allows: (value: unknown) => boolean;
  /** Whether the parameter may be missing. */
  readonly isOptional?: true;
};

const formatValue = (value: Value) => (value === null ? 'null' : `\`${value}\``);

const typeOf = (values: readonly Value[]) => [
  ...new Set(values.map((value) => (value === null ? 'null' : typeof value))),
];

export const oneOf = (means: string, values: readonly Value[]): Rule => ({
  means,
  type: typeOf(values).join(' or '),
  allowed: values.map(formatValue).join(', '),
  allows: (value) => values.some((one) => one === value),
});

/** Comma-separated names without duplicates, at least `least`. */
export const listOf = (means: string, names: readonly string[], least: 0 | 1 = 1): Rule => ({
  means,
  type: 'string',
  allowed: `${least === 0 ? 'none or some' : 'some'} of ${names.map(formatValue).join(', ')}, with commas between them`,
  allows: (value) => {
    if (typeof value !== 'string') return false;
    const used = value === '' ? [] : value.split(',');
    return used.length >= least && new Set(used).size === used.length && used.every((name) => names.includes(name));
  },
});

/** A whole number of at least `least`. */
export const wholeNumber = (means: string, least: number): Rule => ({
  means,
  type: 'number',
  allowed: `whole, from ${least}`,
  allows: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least,
});

/** A content id, such as of a listing or an article. */
export const contentId = (means: string): Rule => ({
  means,
  type: 'string',
  allowed: 'an id',
  allows: (value) => typeof value === 'string' && ID_PATTERN.test(value),
});

export const textLike = (means: string, allowed: string, pattern: RegExp): Rule => ({
  means,
  type: 'string',
  allowed,
  allows: (value) => typeof value === 'string' && pattern.test(value),
});

export const orNull = (rule: Rule, when: string): Rule => ({
  means: rule.means,
  type: `${rule.type} or null`,
  allowed: `${rule.allowed}; null ${when}`,
  allows: (value) => value === null || rule.allows(value),
});

/** A parameter that only some pages have. `wholeView` sends null for other pages. */
export const optional = (rule: Rule): Rule => ({ ...orNull(rule, 'where the page has none'), isOptional: true });

export const always = (value: Value): Rule => oneOf('Always this.', [value]);
