/** Sets the wall clock of the process a day ahead. Loaded before all other modules. */
const DAY_MS = 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  // Next.js copies the own properties of Date, so inherited ones are not enough.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + DAY_MS] : given));
  }

  static now() {
    return RealDate.now() + DAY_MS;
  }
};
