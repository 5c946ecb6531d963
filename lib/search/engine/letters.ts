import { fold } from '../fold';

const [SARA_E, SARA_AE] = [0x0e40, 0x0e41];
const NOTHING = 0;
/** A letter that folds to several, or together with others. */
const OTHERWISE = 0xffff;

/** What each letter that is written in Thailand folds to, where that is one letter or none whatever stands beside it. */
const FOLDED = Uint16Array.from({ length: 0x0e4d }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (!/[\n -~\u0e01-\u0e4c]/.test(letter)) return OTHERWISE;
  const folded = fold(letter);
  return folded.length <= 1 ? folded.charCodeAt(0) || NOTHING : OTHERWISE;
});

/** A text as UTF-16 units: what is asked of it letter by letter is answered faster than by a string. */
export class Letters {
  units: Uint16Array = new Uint16Array(1_024);
  count = 0;

  /** Takes the place of what stood here before. */
  write(text: string): void {
    this.makeRoom(text.length);
    for (let at = 0; at < text.length; at++) this.units[at] = text.charCodeAt(at);
    this.count = text.length;
  }

  /** Writes `fold(text)`. */
  writeFolded(text: string): void {
    this.makeRoom(text.length);
    const { units } = this;
    let count = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = FOLDED[text.charCodeAt(at)] ?? OTHERWISE;
      if (unit === OTHERWISE) {
        this.write(fold(text));
        return;
      }
      if (unit === SARA_E && count > 0 && units[count - 1] === SARA_E) units[count - 1] = SARA_AE;
      else if (unit !== NOTHING) units[count++] = unit;
    }
    this.count = count;
  }

  private makeRoom(length: number): void {
    if (length > this.units.length) this.units = new Uint16Array(length * 2);
  }
}
