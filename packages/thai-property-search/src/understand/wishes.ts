import { THAI } from '../fold';
import type { Amenity } from '../listing-choices';
import type { Filters } from './dictionary';
import {
  type Context,
  isAttached,
  isUnknown,
  keepAsText,
  meaningOf,
  type Reader,
  type Reading,
  type Token,
} from './tokens';

const isAmenity = (token: Token | undefined) =>
  token?.meanings.some((meaning) => meaning.kind === 'wish' && meaning.filters.amenities !== undefined) ?? false;

/** `ใกล้สวน`, `pool view`: being near a pool or seeing one does not mean having one. */
export const readNearAmenity: Reader = ({ tokens }, from) => {
  const beside = meaningOf(tokens[from], 'near') || meaningOf(tokens[from], 'view');
  if (beside && isAmenity(tokens[from + 1]) && tokens[from]?.word !== 'by') return keepAsText(from + 2);
  return isAmenity(tokens[from]) && meaningOf(tokens[from + 1], 'view') ? keepAsText(from + 2) : undefined;
};

/** "To let" describes an investment if the sentence mentions buying. Alone it may be an owner's offer. */
export const readLetting: Reader = ({ tokens, purpose }, from) => {
  if (!meaningOf(tokens[from], 'letting')) return undefined;
  return purpose ? { to: from + 1, filters: { collections: ['investment-properties'] } } : keepAsText(from + 1);
};

export const readIntent: Reader = ({ tokens, rent }, from) => {
  const asked = meaningOf(tokens[from], 'intent');
  // `เช่าด่วน` is in a hurry to rent, not to sell.
  if (asked?.intent === 'urgent-sale' && rent) return { to: from + 1, filters: {} };
  return asked && { to: from + 1, filters: asked.filters, intent: asked.intent };
};

/** "New road" and "new town" do not mean a new home. */
function isOfSomethingElse(token: Token | undefined, next: Token | undefined): boolean {
  const isOther = next?.meanings.length === 0 && !next.number;
  if (token?.word === 'ใหม่') return isOther && isAttached(token, next);
  if (token?.word !== 'new') return false;
  return isOther || meaningOf(next, 'name') !== undefined || meaningOf(next, 'road') !== undefined;
}

/** `สวนสยาม`, `สวนดุสิต`: a park or a school of that name, not a garden. */
const isNamedPark = (token: Token | undefined, next: Token | undefined) =>
  token?.word === 'สวน' && isAttached(token, next) && meaningOf(next, 'name')?.name.alone === false;

/** `land to build a house on`: the house does not exist yet. */
function isToBeBuilt(tokens: Context['tokens'], from: number): boolean {
  const before = tokens[meaningOf(tokens[from - 1], 'filler') ? from - 2 : from - 1];
  return isUnknown(before) && /^build(?:ing)?$|(?<!ปลูก)(?:สร้าง|ปลูก)$/.test(before?.word ?? '');
}

export const readWish: Reader = ({ tokens }, from) => {
  const wish = meaningOf(tokens[from], 'wish');
  if (!wish || isOfSomethingElse(tokens[from], tokens[from + 1])) return undefined;
  if (isNamedPark(tokens[from], tokens[from + 1])) return keepAsText(from + 2);
  if (wish.filters.types && isToBeBuilt(tokens, from)) return keepAsText(from + 1);
  return { to: from + 1, filters: wish.filters };
};

const sameKind = (one: Filters, other: Filters) => Object.keys(one).some((name) => name in other);

function pastFillers({ tokens }: Context, from: number): number {
  let at = from;
  while (at < from + 4 && meaningOf(tokens[at], 'filler') && !meaningOf(tokens[at], 'near')) at += 1;
  return at;
}

const REFUSED_WORDS = { thai: 1, other: 2 } as const;

const isThing = (token: Token | undefined) =>
  isUnknown(token) || (['name', 'text', 'road', 'landmark', 'unit'] as const).some((kind) => meaningOf(token, kind));

/** Skips text without filters: Thai up to the next space, one or two words in another script. */
function pastThings({ tokens }: Context, from: number): number {
  let at = from;
  let words: number = THAI.test(tokens[from]?.word ?? '') ? REFUSED_WORDS.thai : REFUSED_WORDS.other;
  while (isThing(tokens[at])) {
    if (at > from && !isAttached(tokens[at - 1], tokens[at])) words -= 1;
    if (words === 0) break;
    at += 1;
  }
  return at;
}

/** No pets may also mean that the visitor has none. */
const isRefusable = (amenity: Amenity) => amenity !== 'pet-friendly';

/** Unwanted types and amenities are filters. Other unwanted things only leave the text, which would find them. */
function refusal({ types, amenities = [] }: Filters): Pick<Reading, 'filters' | 'refusedTypes'> {
  const without = amenities.filter(isRefusable);
  return {
    filters: without.length > 0 ? { without } : {},
    ...(types && amenities.length === 0 && { refusedTypes: types }),
  };
}

/** `ไม่เอาคอนโด`, `no pool or gym`. */
export const createNegationReader =
  (read: (context: Context, from: number) => Reading | undefined): Reader =>
  (context, from) => {
    const { tokens } = context;
    if (!meaningOf(tokens[from], 'not')) return undefined;
    const past = pastFillers(context, from + 1);
    const refused = read(context, from + 1) ?? read(context, past);
    if (!refused) return isThing(tokens[past]) ? { to: pastThings(context, past), filters: {} } : undefined;
    let { to } = refused;
    let { types, amenities } = refused.filters;
    while (!refused.staysText && (meaningOf(tokens[to], 'or') || meaningOf(tokens[to], 'and'))) {
      const other = read(context, to + 1);
      if (!other || other.staysText || !sameKind(refused.filters, other.filters)) break;
      to = other.to;
      types = types && [...types, ...(other.filters.types ?? [])];
      amenities = amenities && [...amenities, ...(other.filters.amenities ?? [])];
    }
    return { to, ...(refused.staysText || refused.intent ? { filters: {} } : refusal({ types, amenities })) };
  };
