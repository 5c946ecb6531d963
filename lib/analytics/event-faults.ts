import { CATALOGUE, type Entry, VIEW } from './catalogue';
import type { Rule } from './event-rule';
import { isView, type SiteEvent } from './site-event';

export type EventFault = {
  /** `event` if the catalogue has no event of that name. */
  readonly parameter: string;
  readonly code: 'unknown-event' | 'missing' | 'unknown' | 'not-allowed' | 'personal';
};

const ENTRIES: readonly Entry[] = Object.values(CATALOGUE);

const rulesOf = ({ parameters }: Entry): ReadonlyMap<string, Rule> => new Map(Object.entries(parameters));

/** The parameters that identify a kind of interaction. */
const IDENTIFYING_PARAMETERS = ['target', 'action'];

const isEntryOf = (event: SiteEvent) => (entry: Entry) => {
  const rules = rulesOf(entry);
  const isNamed = IDENTIFYING_PARAMETERS.every((name) => rules.get(name)?.allows(event[name]) ?? true);
  return entry.example.event === event.event && isNamed;
};

/** A phone number or an e-mail address. Digits after a decimal point are coordinates. */
const PERSONAL = /(?<![\d.])(?:\+66|0)[\s-]?\d(?:[\s-]?\d){7,8}(?!\d)|[^\s@/?&=]+(?:@|%40)[^\s@/?&=]+\.[a-z]{2,}/i;

function faultOf(name: string, value: unknown, rule: Rule | undefined): EventFault | null {
  if (typeof value === 'string' && PERSONAL.test(value)) return { parameter: name, code: 'personal' };
  if (rule === undefined) return { parameter: name, code: 'unknown' };
  if (value === undefined) return rule.isOptional ? null : { parameter: name, code: 'missing' };
  return rule.allows(value) ? null : { parameter: name, code: 'not-allowed' };
}

/** What is wrong with an event by the catalogue; empty for one that may go out. Never throws. */
export function eventFaults(event: SiteEvent): readonly EventFault[] {
  const entry = isView(event) ? VIEW : ENTRIES.find(isEntryOf(event));
  const rules = entry ? rulesOf(entry) : new Map<string, Rule>();
  const { event: _, ...given } = event;
  const names = new Set(entry ? [...rules.keys(), ...Object.keys(given)] : []);
  const faults = [...names].flatMap((name) => faultOf(name, event[name], rules.get(name)) ?? []);
  return entry ? faults : [{ parameter: 'event', code: 'unknown-event' }];
}
