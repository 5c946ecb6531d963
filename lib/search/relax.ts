import type { Amenity, Deal, Fact } from 'thai-property-search/listing-choices';
import {
  ANY_SEARCH,
  DEFAULT_WITHIN_M,
  MAX_FLOOR,
  normalizeParams,
  REACH_MINUTES,
  type Reach,
  type SearchParams,
  WITHIN_STEPS_M,
} from 'thai-property-search/params';
import { priceSteps, RENTS_END } from 'thai-property-search/price-steps';
import type { FilterName } from './filters';

type Droppable = Exclude<FilterName, 'within' | 'facts'>;

type Limit =
  | 'priceMin'
  | 'priceMax'
  | 'bedsMin'
  | 'bedsMax'
  | 'bathsMin'
  | 'areaMin'
  | 'areaMax'
  | 'landMin'
  | 'landMax';
type Goal = Limit | 'paymentMax' | 'floorMin' | 'floorMax' | 'within' | 'reach' | 'discountMin' | 'yieldMin';

/** A filter removed, one amenity or fact removed, or a limit moved to the value in `params`. */
export type Change =
  | { readonly kind: 'any'; readonly name: Droppable }
  | { readonly kind: 'amenity'; readonly amenity: Amenity }
  | { readonly kind: 'fact'; readonly fact: Fact }
  | { readonly kind: 'widened'; readonly name: Goal };

export type Relaxation = {
  readonly params: SearchParams;
  readonly count: number;
  readonly changes: readonly Change[];
  /** How far it is from the search: the sum of its steps. */
  readonly cost: number;
};

type Step = { readonly cost: number; readonly change: Change; readonly apply: (params: SearchParams) => SearchParams };

/** Counting is expensive, and a search with every filter set has about a thousand pairs. */
const MAX_PAIRS = 60;

const MOST = 5;

/** The cost of removing a filter. Moving a limit by one step costs 1, by two steps 2. */
export const REMOVAL_COST: Readonly<Record<Droppable, number>> = {
  furnishing: 3,
  condition: 3,
  bathsMin: 3,
  floorMin: 3,
  floorMax: 3,
  storeys: 4,
  foreignQuota: 4,
  deed: 4,
  tenure: 4,
  collections: 4,
  yieldMin: 4,
  discountMin: 4,
  without: 4,
  bbox: 4,
  area: 4,
  district: 4,
  areaMin: 5,
  areaMax: 5,
  landMin: 5,
  landMax: 5,
  bedsMin: 5,
  bedsMax: 5,
  stations: 6,
  reach: 6,
  priceMin: 6,
  priceMax: 6,
  paymentMax: 6,
  types: 7,
  q: 8,
  province: 9,
  deal: 10,
  amenities: 11,
};

const set = <Name extends keyof SearchParams>(params: SearchParams, name: Name, value: SearchParams[Name]) =>
  normalizeParams({ ...params, [name]: value, page: 1 });

const times = (value: number, factors: readonly number[]) =>
  factors.map((factor) => Math.round(value * factor)).filter((other) => other > 0 && other !== value);
/** Rounds to tenths, the precision of percentages: plain subtraction would give 7.199999999999999. */
const minus = (value: number, steps: readonly number[]) =>
  steps.map((step) => Math.round((value - step) * 10) / 10).filter((lower) => lower > 0);

/** Without a deal, the size of a price tells whether it is a rent, so a new one stays on its side of `RENTS_END`. */
const stepsAround = (price: number, deal: Deal | undefined) =>
  deal === undefined && price <= RENTS_END
    ? priceSteps('rent').filter((step) => step <= RENTS_END)
    : priceSteps(deal).filter((step) => deal !== undefined || step > RENTS_END);

const PAYMENT_STEP = 500;
const FLOOR_STEPS = [5, 10];
const MAX_ROOMS = 20;

type Amount = Exclude<Goal, 'reach'>;

const WIDER: Readonly<Record<Amount, (value: number, params: SearchParams) => readonly number[]>> = {
  priceMax: (value, { deal }) => stepsAround(value, deal).filter((step) => step > value),
  priceMin: (value, { deal }) =>
    stepsAround(value, deal)
      .filter((step) => step > 0 && step < value)
      .reverse(),
  paymentMax: (value) => [1.1, 1.25, 1.5].map((factor) => Math.ceil((value * factor) / PAYMENT_STEP) * PAYMENT_STEP),
  within: (value) => WITHIN_STEPS_M.filter((step) => step > value),
  bedsMin: (value, { bedsMax }) => (bedsMax === undefined ? minus(value, [1, 2]) : [value, ...minus(value, [1])]),
  bedsMax: (value) => [value + 1, value + 2].filter((higher) => higher <= MAX_ROOMS),
  bathsMin: (value) => minus(value, [1]),
  floorMin: (value) => minus(value, FLOOR_STEPS),
  floorMax: (value) => FLOOR_STEPS.map((step) => value + step).filter((higher) => higher <= MAX_FLOOR),
  areaMin: (value) => times(value, [0.9, 0.75]),
  areaMax: (value) => times(value, [1.1, 1.25]),
  landMin: (value) => times(value, [0.9, 0.75]),
  landMax: (value) => times(value, [1.1, 1.25]),
  discountMin: (value) => minus(value, [5, 10]),
  yieldMin: (value) => minus(value, [1, 2]),
};
const GOALS: readonly Goal[] = [...(Object.keys(WIDER) as readonly Amount[]), 'reach'];

function widerValues(name: Amount, params: SearchParams): readonly number[] {
  const value = name === 'within' && params.stations.length > 0 ? (params.within ?? DEFAULT_WITHIN_M) : params[name];
  return value === undefined ? [] : WIDER[name](value, params);
}

function longerTimes({ reach }: SearchParams): readonly Reach[] {
  if (reach === undefined) return [];
  return REACH_MINUTES.filter((minutes) => minutes > reach.minutes).map((minutes) => ({ ...reach, minutes }));
}

function widened(name: Goal, params: SearchParams): Step[] {
  const values: readonly SearchParams[Goal][] = name === 'reach' ? longerTimes(params) : widerValues(name, params);
  return values.slice(0, 3).map((wider, index) => ({
    cost: index + 1,
    change: { kind: 'widened', name },
    // Exactly two bedrooms become two or more.
    apply: (before) => set(name === 'bedsMin' ? { ...before, bedsMax: undefined } : before, name, wider),
  }));
}

function removed(name: Droppable, params: SearchParams): Step[] {
  const isOn = JSON.stringify(params[name]) !== JSON.stringify(ANY_SEARCH[name]);
  if (!isOn) return [];
  const apply = (before: SearchParams) => {
    // A district implies its province, and the bedrooms are one filter.
    if (name === 'province') return set({ ...before, district: undefined }, name, undefined);
    return set(name === 'bedsMin' ? { ...before, bedsMax: undefined } : before, name, ANY_SEARCH[name]);
  };
  return [{ cost: REMOVAL_COST[name], change: { kind: 'any', name }, apply }];
}

const withoutAmenity = (amenity: Amenity): Step => ({
  cost: 2,
  change: { kind: 'amenity', amenity },
  apply: (before) =>
    set(
      before,
      'amenities',
      before.amenities.filter((other) => other !== amenity),
    ),
});

const withoutFact = (fact: Fact): Step => ({
  cost: 3,
  change: { kind: 'fact', fact },
  apply: (before) =>
    set(
      before,
      'facts',
      before.facts.filter((other) => other !== fact),
    ),
});

function relaxationSteps(params: SearchParams): (readonly Step[])[] {
  const names = Object.keys(REMOVAL_COST) as readonly Droppable[];
  const isGoal = (name: Droppable): name is Exclude<Goal, 'within'> => GOALS.some((goal) => goal === name);
  return [
    ...params.amenities.map((amenity) => [withoutAmenity(amenity)]),
    ...params.facts.map((fact) => [withoutFact(fact)]),
    widened('within', params),
    ...names
      .filter((name) => name !== 'amenities' || params.amenities.length > 1)
      .filter((name) => name !== 'bedsMax' || params.bedsMin === undefined)
      .map((name) => [...(isGoal(name) ? widened(name, params) : []), ...removed(name, params)]),
  ].filter((steps) => steps.length > 0);
}

type Count = (params: SearchParams) => number;

const costOf = (steps: readonly Step[]) => steps.reduce((sum, { cost }) => sum + cost, 0);

function found(original: SearchParams, steps: readonly Step[], count: Count): Relaxation[] {
  const params = steps.reduce((before, step) => step.apply(before), original);
  const homes = count(params);
  return homes > 0 ? [{ params, count: homes, changes: steps.map(({ change }) => change), cost: costOf(steps) }] : [];
}

const byNearness = (a: Relaxation, b: Relaxation) => a.cost - b.cost || b.count - a.count;

const widest = (groups: readonly (readonly Step[])[]) => groups.flatMap((steps) => steps.slice(-1));

/** The nearest combination of one step each that finds a listing. */
function nearest(original: SearchParams, groups: readonly (readonly Step[])[], count: Count): Relaxation[] {
  // If the widest steps find nothing, neither do the narrower ones.
  if (found(original, widest(groups), count).length === 0) return [];
  const combinations = groups.reduce<readonly (readonly Step[])[]>(
    (all, steps) => all.flatMap((before) => steps.map((step) => [...before, step])),
    [[]],
  );
  for (const steps of [...combinations].sort((a, b) => costOf(a) - costOf(b))) {
    const first = found(original, steps, count);
    if (first.length > 0) return first;
  }
  return [];
}

/** The searches that relax two of the filters and find a listing, nearest first. */
export function pairRelaxations(original: SearchParams, count: Count): Relaxation[] {
  const all = relaxationSteps(original);
  return all
    .flatMap((first, index) => all.slice(index + 1).map((second) => [first, second]))
    .sort((a, b) => costOf(widest(a)) - costOf(widest(b)))
    .slice(0, MAX_PAIRS)
    .filter((pair) => found(original, widest(pair), count).length > 0)
    .slice(0, MOST)
    .flatMap((pair) => nearest(original, pair, count))
    .sort(byNearness);
}

/** The nearest searches that find a listing, nearest first. Each relaxes one filter, or two if no single one helps. */
export function relaxations(original: SearchParams, count: Count): Relaxation[] {
  const singles = relaxationSteps(original).flatMap((steps) => nearest(original, [steps], count));
  return singles.length > 0 ? singles.sort(byNearness).slice(0, MOST) : pairRelaxations(original, count);
}
