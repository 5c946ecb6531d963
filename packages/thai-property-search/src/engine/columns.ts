import type { ListingFacts } from '../facts';
import {
  AMENITIES,
  COLLECTIONS,
  CONDITIONS,
  DEALS,
  FACTS,
  FOREIGN_QUOTAS,
  FURNISHINGS,
  PROPERTY_TYPES,
  STOREYS,
  TENURES,
  TITLE_DEEDS,
} from '../listing-choices';
import { priceStep } from '../price-steps';
import { Journeys, type TravelTo } from './journeys';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** One number per row in a compact typed array, which grows as rows are added. */
export class Column<Values extends Numbers> {
  constructor(
    private readonly allocate: (length: number) => Values,
    public values: Values = allocate(16),
  ) {}

  set(row: number, value: number): void {
    if (row >= this.values.length) {
      const enlarged = this.allocate(Math.max(row + 1, Math.ceil(this.values.length * 1.5)));
      enlarged.set(this.values);
      this.values = enlarged;
    }
    this.values[row] = value;
  }

  at(row: number): number {
    return this.values[row] ?? 0;
  }
}

const uint8s = () => new Column((length) => new Uint8Array(length));
export const uint16s = () => new Column((length) => new Uint16Array(length));
const uint32s = () => new Column((length) => new Uint32Array(length));
const float64s = () => new Column((length) => new Float64Array(length));

/** Maps texts to numbers from 1 in order of first appearance. 0 means none. */
class Codes {
  private readonly numbers = new Map<string, number>();
  readonly texts: string[] = [''];

  constructor(initial: readonly string[] = []) {
    for (const text of initial) this.add(text);
  }

  add(text: string): number {
    const existing = this.numbers.get(text);
    if (existing !== undefined) return existing;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  codeOf(text: string | undefined): number {
    return text === undefined ? 0 : (this.numbers.get(text) ?? 0);
  }
}

const mask = <T>(all: readonly T[], chosen: readonly T[]) =>
  chosen.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);

export const collectionMask = (chosen: readonly (typeof COLLECTIONS)[number][]) => mask(COLLECTIONS, chosen);
export const amenityMask = (chosen: readonly (typeof AMENITIES)[number][]) => mask(AMENITIES, chosen);
export const factMask = (chosen: readonly (typeof FACTS)[number][]) => mask(FACTS, chosen);

const choiceColumns = () => ({
  deal: { column: uint8s(), codes: new Codes(DEALS) },
  types: { column: uint8s(), codes: new Codes(PROPERTY_TYPES) },
  province: { column: uint8s(), codes: new Codes() },
  district: { column: uint16s(), codes: new Codes() },
  condition: { column: uint8s(), codes: new Codes(CONDITIONS) },
  furnishing: { column: uint8s(), codes: new Codes(FURNISHINGS) },
  deed: { column: uint8s(), codes: new Codes(TITLE_DEEDS) },
  tenure: { column: uint8s(), codes: new Codes(TENURES) },
  foreignQuota: { column: uint8s(), codes: new Codes(FOREIGN_QUOTAS) },
  storeys: { column: uint8s(), codes: new Codes(STOREYS) },
});
export type ChoiceName = keyof ReturnType<typeof choiceColumns>;

/** The value of absent numbers: no listing is that expensive, far or large. */
export const ABSENT = Number.POSITIVE_INFINITY;
const YIELD_UNIT = 0.1;

const MAX_LAST_STATIONS = 500;

/** The listings in columns. Each version of a listing has a row, and the last one is current. */
export class Columns {
  readonly ids: string[] = [];
  readonly rows = new Map<string, number>();
  /** 1 for rows of removed listings and earlier versions. */
  readonly removed = uint8s();
  readonly choices = choiceColumns();
  readonly collections = uint8s();
  /** The amenities that are facts, and those that are facts or in the text. */
  readonly amenities = uint32s();
  readonly facts = uint16s();
  readonly saidAmenities = uint32s();
  readonly beds = uint8s();
  /** 0 without a floor. */
  readonly floor = uint8s();
  readonly baths = float64s();
  readonly price = float64s();
  readonly area = float64s();
  readonly land = float64s();
  readonly perSqm = float64s();
  readonly lng = float64s();
  readonly lat = float64s();
  /** The step of the price histogram from 1, for sale and for rent. 0 without a price. */
  readonly priceSteps = { sale: uint8s(), rent: uint8s() };
  readonly discount = uint8s();
  readonly yieldTenths = uint16s();
  readonly published = float64s();
  readonly stationCodes = new Codes();
  readonly stationLines: string[] = [''];
  private readonly lastStations = new Map<string, Uint8Array>();
  /** The stations of a row, nearest first, from its start to the start of the next row. */
  readonly stationStart = uint32s();
  readonly stations = uint16s();
  readonly metres = uint16s();
  readonly journeys: Journeys;

  constructor(travelTo: TravelTo = () => undefined) {
    this.journeys = new Journeys(this, travelTo);
  }

  get count(): number {
    return this.ids.length;
  }

  add(facts: ListingFacts): number {
    const { listing } = facts;
    this.remove(listing.id);
    const row = this.ids.push(listing.id) - 1;
    this.rows.set(listing.id, row);
    this.removed.set(row, 0);
    this.setChoices(row, facts);
    this.setNumbers(row, facts);
    const start = this.stationStart.at(row);
    let index = start;
    for (const { id, line, metres } of facts.stations) {
      const code = this.stationCodes.add(id);
      this.stationLines[code] = line;
      this.stations.set(index, code);
      this.metres.set(index, metres);
      index++;
    }
    this.stationStart.set(row + 1, index);
    return row;
  }

  /** For each station code, 1 if it is one of the values of `station`: stations, lines and systems. */
  selectedStations(values: readonly string[]): Uint8Array {
    const key = values.join();
    const known = this.lastStations.get(key);
    if (known?.length === this.stationCodes.texts.length) return known;
    const selected = this.selectStations(values);
    if (this.lastStations.size >= MAX_LAST_STATIONS) this.lastStations.clear();
    this.lastStations.set(key, selected);
    return selected;
  }

  private selectStations(values: readonly string[]): Uint8Array {
    return Uint8Array.from(this.stationCodes.texts, (id, code) =>
      Number(
        values.some(
          (value) => value === id || value === 'any' || value === this.stationLines[code] || id.startsWith(`${value}-`),
        ),
      ),
    );
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.removed.set(row, 1);
    this.rows.delete(id);
  }

  setDiscount(id: string, discount: number): void {
    const row = this.rows.get(id);
    if (row !== undefined) this.discount.set(row, Math.max(0, Math.min(255, discount)));
  }

  addSaid(row: number, amenities: number): void {
    this.saidAmenities.set(row, this.saidAmenities.at(row) | amenities);
  }

  private setChoices(row: number, { listing, facts, storeys }: ListingFacts): void {
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
    set('storeys', storeys);
    this.collections.set(row, collectionMask(listing.collections));
    this.amenities.set(row, amenityMask(listing.amenities));
    this.facts.set(row, factMask(facts));
    this.saidAmenities.set(row, this.amenities.at(row));
  }

  private setNumbers(row: number, { listing, perSqm, discount, grossYield }: ListingFacts): void {
    const { publishedAt, geo } = listing;
    this.beds.set(row, Math.min(255, listing.bedrooms ?? 0));
    this.baths.set(row, listing.bathrooms ?? 0);
    this.floor.set(row, Math.min(255, listing.floor ?? 0));
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
  }
}
