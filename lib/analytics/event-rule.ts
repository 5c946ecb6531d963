import { ID_PATTERN } from '../content/ids';

type Value = string | number | boolean | null;

/** What a parameter of an event may be. */
export type Rule = {
  /** For marketing staff. */
  readonly means: string;
  readonly type: string;
  readonly allowed: string;
  readonly allows: (value: unknown) => boolean;
  /** It may be left out. */
  readonly isOptional?: true;
};

const shown = (value: Value) => (value === null ? 'null' : `\`${value}\``);

const typeOf = (values: readonly Value[]) => [
  ...new Set(values.map((value) => (value === null ? 'null' : typeof value))),
];

export const oneOf = (means: string, values: readonly Value[]): Rule => ({
  means,
  type: typeOf(values).join(' or '),
  allowed: values.map(shown).join(', '),
  allows: (value) => values.some((one) => one === value),
});

/** Names with commas between them, none twice; `least` of them. */
export const listOf = (means: string, names: readonly string[], least: 0 | 1 = 1): Rule => ({
  means,
  type: 'string',
  allowed: `${least === 0 ? 'none or some' : 'some'} of ${names.map(shown).join(', ')}, with commas between them`,
  allows: (value) => {
    if (typeof value !== 'string') return false;
    const given = value === '' ? [] : value.split(',');
    return given.length >= least && new Set(given).size === given.length && given.every((name) => names.includes(name));
  },
});

/** A whole number from `least` on. */
export const wholeNumber = (means: string, least: number): Rule => ({
  means,
  type: 'number',
  allowed: `whole, from ${least}`,
  allows: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least,
});

/** An id of content: of a home, an article. */
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

/** What only some pages have: on its way to the tag manager it becomes null elsewhere (`wholeView`). */
export const optional = (rule: Rule): Rule => ({ ...orNull(rule, 'where the page has none'), isOptional: true });

export const always = (value: Value): Rule => oneOf('Always this.', [value]);
