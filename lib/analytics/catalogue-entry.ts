import { ID_PATTERN } from '../content/ids';
import type * as events from './events';
import type { SiteEvent } from './site-event';

type Value = string | number | boolean | null;

export type Rule = {
  readonly means: string;
  readonly type: string;
  readonly allowed: string;
  readonly allows: (value: unknown) => boolean;
  readonly isOptional?: true;
};

export type Entry<Event = SiteEvent> = {
  readonly topic: string;
  readonly when: string;
  readonly ga4?: string;
  readonly example: Event;
  readonly parameters: { readonly [Parameter in Exclude<keyof Event, 'event'>]: Rule };
};

type Builders = typeof events;

/** An event without an entry, or a parameter without a rule, is a type error. */
export type Catalogue = { readonly [Name in keyof Builders]: Entry<ReturnType<Builders[Name]>> };

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
  allowed: `comma-separated, ${least === 0 ? 'any number' : 'one or more'} of ${names.map(formatValue).join(', ')}`,
  allows: (value) => {
    if (typeof value !== 'string') return false;
    const used = value === '' ? [] : value.split(',');
    return used.length >= least && new Set(used).size === used.length && used.every((name) => names.includes(name));
  },
});

export const wholeNumber = (means: string, least: number): Rule => ({
  means,
  type: 'number',
  allowed: `a whole number, ${least} or more`,
  allows: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least,
});

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
export const optional = (rule: Rule): Rule => ({ ...orNull(rule, 'if the page has none'), isOptional: true });

export const always = (value: Value): Rule => oneOf('Always this value.', [value]);

type Target = { target: string; action: string | readonly string[]; label?: Rule; value?: Rule; isShown?: true };

/** The rules of the parameters that every interaction has (A3). */
export const interactionRules = ({ target, action, label, value, isShown }: Target) => ({
  target: always(target),
  action: typeof action === 'string' ? always(action) : oneOf('The action.', action),
  'target-properties': label ?? always(null),
  value: value ?? always(null),
  'interaction-type': oneOf(
    isShown ? '`true`: the site showed something to the visitor.' : '`false`: the visitor did something.',
    [isShown === true],
  ),
});

export const listingId = contentId('The id of the listing, as in its address.');
