/** Loaded before everything else: the wall clock of the process is a day ahead. */
const DAY_MS = 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  // Next copies what a clock has of its own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + DAY_MS] : given));
  }

  static now() {
    return RealDate.now() + DAY_MS;
  }
};
