import { REACH_MINUTES } from '../params';
import { isPartOfMore, nameAt, ofSystem, span, systemAt } from './stations';
import { type Context, isAttached, isUnknown, meaningOf, type Reader, type Token } from './tokens';

/** From this time on, words without "walk" or "train" mean a journey: people walk to a station in less. */
const JOURNEYS_FROM = REACH_MINUTES[0];
const MAX_LEAD_WORDS = 8;

type Time = { readonly minutes: number; readonly to: number };

const isOnFootOrByCar = (token: Token | undefined) =>
  meaningOf(token, 'walk') !== undefined || meaningOf(token, 'ride') !== undefined;

function timeAt({ tokens }: Context, index: number): Time | undefined {
  const found = span(tokens, index);
  if (found?.unit !== 'minute' || isOnFootOrByCar(tokens[found.to])) return undefined;
  return { minutes: found.value, to: found.to };
}

const isLimit = (token: Token | undefined) => {
  const bound = meaningOf(token, 'bound')?.bound;
  return bound === 'max' || bound === 'about';
};

type Lead = { readonly index: number; readonly time: Time | undefined; readonly isJourney: boolean };

/** Reads up to the place: `ภายใน 30 นาทีจาก`, `เดินทางไป`, `30 min by train to`. */
function leadFrom(context: Context, from: number): Lead {
  const { tokens } = context;
  let [index, time, isJourney]: [number, Time | undefined, boolean] = [from, undefined, false];
  while (index < from + MAX_LEAD_WORDS) {
    const token = tokens[index];
    const found: Time | undefined = time === undefined ? timeAt(context, index) : undefined;
    const isJourneyWord = meaningOf(token, 'journey') !== undefined;
    const leads = isLimit(token) || meaningOf(token, 'from') || meaningOf(token, 'near');
    if (!found && !isJourneyWord && !leads && !(index > from && meaningOf(token, 'filler'))) break;
    isJourney ||= isJourneyWord;
    time ??= found;
    index = found?.to ?? index + 1;
  }
  return { index, time, isJourney };
}

type Place = { readonly id: string; readonly to: number };

/** A landmark, with the word for its kind before or after it: `รพ. บำรุงราษฎร์`. */
function landmarkAt({ tokens }: Context, from: number): Place | undefined {
  const isKind = (index: number) => meaningOf(tokens[index], 'landmark') !== undefined;
  const at = [from, from + 1].find((index) => meaningOf(tokens[index], 'goal') && (index === from || isKind(from)));
  const id = at === undefined ? undefined : meaningOf(tokens[at], 'goal')?.id;
  if (at === undefined || id === undefined) return undefined;
  const to = isKind(at + 1) ? at + 2 : at + 1;
  return isAttached(tokens[to - 1], tokens[to]) && isUnknown(tokens[to]) ? undefined : { id, to };
}

/** A station, or a landmark with as long a name: Siam Paragon, not Siam. */
function placeAt(context: Context, index: number): Place | undefined {
  const [station, landmark] = [stationAt(context, index), landmarkAt(context, index)];
  return landmark !== undefined && landmark.to >= (station?.to ?? 0) ? landmark : station;
}

function stationAt(context: Context, index: number): Place | undefined {
  const before = systemAt(context, index);
  const named = nameAt(context, before?.to ?? index, true);
  if (named === undefined || isPartOfMore(context, index, named.to)) return undefined;
  const after = before === undefined ? systemAt(context, named.to) : undefined;
  const system = before ?? after;
  const [id] = system === undefined ? named.name.stations : ofSystem(named.name, system.system);
  return id === undefined ? undefined : { id, to: after?.to ?? named.to };
}

/** Reads `30 min to Asok`, `ไปอโศกไม่เกิน 30 นาที`, `ห่างสยาม 20 นาที`. A time between two steps is the longer one. */
export const readReach: Reader = (context, from) => {
  const { tokens } = context;
  const lead = leadFrom(context, from);
  const place = placeAt(context, lead.index);
  if (place === undefined) return undefined;
  const after = lead.time === undefined ? leadFrom(context, place.to) : undefined;
  const time = lead.time ?? after?.time;
  if (time === undefined) return undefined;
  let to = after === undefined ? place.to : time.to;
  while (meaningOf(tokens[to], 'journey')) to += 1;
  const isJourney = lead.isJourney || after?.isJourney || meaningOf(tokens[to - 1], 'journey') !== undefined;
  const minutes = REACH_MINUTES.find((step) => time.minutes <= step);
  if (minutes === undefined || isOnFootOrByCar(tokens[to]) || (time.minutes < JOURNEYS_FROM && !isJourney))
    return undefined;
  return { to, filters: { reach: { to: place.id, minutes } } };
};
