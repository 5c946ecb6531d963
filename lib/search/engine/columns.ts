import type { Listing } from '../../content/collections';
import {
  AMENITIES,
  COLLECTIONS,
  CONDITIONS,
  DEALS,
  FOREIGN_QUOTAS,
  FURNISHINGS,
  PROPERTY_TYPES,
  TENURES,
  TITLE_DEEDS,
} from '../../content/listing-choices';
import { priceStep } from '../price-steps';
import type { ListingFacts } from './facts';
import { PASSES, REFUSED } from './refusal';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** One number per row in a compact typed array, which grows as rows are added. */
export class Column<Values extends Numbers> {
  constructor(
    private readonly make: (length: number) => Values,
    public values: Values = make(16),
  ) {}

  set(row: number, value: number): void {
    if (row >= this.values.length) {
      const grown = this.make(Math.max(row + 1, Math.ceil(this.values.length * 1.5)));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[row] = value;
  }

  at(row: number): number {
    return this.values[row] ?? 0;
  }
}

const bytes = () => new Column((length) => new Uint8Array(length));
const shorts = () => new Column((length) => new Uint16Array(length));
const words = () => new Column((length) => new Uint32Array(length));
const decimals = () => new Column((length) => new Float64Array(length));

/** Maps texts to numbers from 1 in order of first appearance. 0 means none. */
class Codes {
  private readonly numbers = new Map<string, number>();
  readonly texts: string[] = [''];

  constructor(known: readonly string[] = []) {
    for (const text of known) this.add(text);
  }

  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  of(text: string | undefined): number {
    return text === undefined ? 0 : (this.numbers.get(text) ?? 0);
  }
}

const mask = <T>(all: readonly T[], chosen: readonly T[]) =>
  chosen.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);

export const collectionMask = (chosen: readonly (typeof COLLECTIONS)[number][]) => mask(COLLECTIONS, chosen);
export const amenityMask = (chosen: readonly (typeof AMENITIES)[number][]) => mask(AMENITIES, chosen);

/** The properties that listings can be filtered by, each a code of a fixed or growing list. */
const choiceColumns = () => ({
  deal: { column: bytes(), codes: new Codes(DEALS) },
  types: { column: bytes(), codes: new Codes(PROPERTY_TYPES) },
  province: { column: bytes(), codes: new Codes() },
  district: { column: shorts(), codes: new Codes() },
  condition: { column: bytes(), codes: new Codes(CONDITIONS) },
  furnishing: { column: bytes(), codes: new Codes(FURNISHINGS) },
  deed: { column: bytes(), codes: new Codes(TITLE_DEEDS) },
  tenure: { column: bytes(), codes: new Codes(TENURES) },
  foreignQuota: { column: bytes(), codes: new Codes(FOREIGN_QUOTAS) },
});
export type ChoiceName = keyof ReturnType<typeof choiceColumns>;

/** The value of absent numbers. No listing is that expensive, far or large. */
export const ABSENT = Number.POSITIVE_INFINITY;
/** Yields are stored in tenths of a percent. */
const YIELD_UNIT = 0.1;

/** The listings in columns. Each version of a listing has a row, and the last one is current. */
export class Columns {
  readonly ids: string[] = [];
  readonly rows = new Map<string, number>();
  /** `REFUSED` for rows of replaced or removed listings, else `PASSES`. */
  readonly gone = bytes();
  readonly choices = choiceColumns();
  readonly collections = bytes();
  readonly amenities = words();
  readonly beds = bytes();
  readonly baths = decimals();
  /** `ABSENT` if unknown. */
  readonly price = decimals();
  readonly area = decimals();
  readonly land = decimals();
  readonly perSqm = decimals();
  readonly lng = decimals();
  readonly lat = decimals();
  /** The step of the price histogram from 1, for sale and for rent. 0 without a price. */
  readonly priceSteps = { sale: bytes(), rent: bytes() };
  readonly discount = bytes();
  readonly yieldTenths = shorts();
  readonly published = decimals();
  readonly fresh = decimals();
  readonly stationCodes = new Codes();
  /** The stations of a row, nearest first, from its start to the start of the next row. */
  readonly stationStart = words();
  readonly stations = shorts();
  readonly metres = shorts();

  get count(): number {
    return this.ids.length;
  }

  /** Adds a listing as a new row, and marks its previous row as gone. */
  add(facts: ListingFacts): number {
    const { listing } = facts;
    this.remove(listing.id);
    const row = this.ids.push(listing.id) - 1;
    this.rows.set(listing.id, row);
    this.gone.set(row, PASSES);
    this.setChoices(row, listing);
    this.setNumbers(row, facts);
    const start = this.stationStart.at(row);
    let at = start;
    for (const { id, metres } of facts.stations) {
      this.stations.set(at, this.stationCodes.add(id));
      this.metres.set(at, metres);
      at++;
    }
    this.stationStart.set(row + 1, at);
    return row;
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.gone.set(row, REFUSED);
    this.rows.delete(id);
  }

  /** Percent below the market. */
  setDiscount(id: string, discount: number): void {
    const row = this.rows.get(id);
    if (row !== undefined) this.discount.set(row, Math.max(0, Math.min(255, discount)));
  }

  private setChoices(row: number, listing: Listing): void {
    const { choices } = this;
    const set = (name: ChoiceName, value: string | undefined) =>
      choices[name].column.set(row, value === undefined ? 0 : choices[name].codes.add(value));
    set('deal', listing.deal);
    set('types', listing.propertyType);
    set('province', listing.address.provinceCode);
    set('district', listing.address.districtCode);
    set('condition', listing.condition);
    set('furnishing', listing.furnishing);
    set('deed', listing.titleDeed);
    set('tenure', listing.tenure);
    set('foreignQuota', listing.foreignQuota);
    this.collections.set(row, collectionMask(listing.collections));
    this.amenities.set(row, amenityMask(listing.amenities));
  }

  private setNumbers(row: number, { listing, perSqm, discount, grossYield }: ListingFacts): void {
    const { publishedAt, updatedAt, verifiedAt, geo } = listing;
    this.beds.set(row, Math.min(255, listing.bedrooms ?? 0));
    this.baths.set(row, listing.bathrooms ?? 0);
    this.price.set(row, listing.price ?? ABSENT);
    for (const deal of ['sale', 'rent'] as const)
      this.priceSteps[deal].set(
        row,
        listing.price === null || listing.deal !== deal ? 0 : priceStep(listing.price, deal) + 1,
      );
    this.area.set(row, listing.usableAreaSqm ?? ABSENT);
    this.land.set(row, listing.landAreaSqwah ?? ABSENT);
    this.perSqm.set(row, perSqm ?? ABSENT);
    this.lng.set(row, geo?.lng ?? ABSENT);
    this.lat.set(row, geo?.lat ?? ABSENT);
    this.setDiscount(listing.id, discount);
    this.yieldTenths.set(row, Math.min(65_535, Math.round((grossYield ?? 0) / YIELD_UNIT)));
    this.published.set(row, Date.parse(publishedAt));
    this.fresh.set(row, Date.parse(verifiedAt ?? updatedAt));
  }
}
