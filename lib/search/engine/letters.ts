import { fold } from '../fold';

const [SARA_E, SARA_AE] = [0x0e40, 0x0e41];
const NOTHING = 0;
/** A letter that folds to several, or together with others. */
const OTHERWISE = 0xffff;

/**
 * What each letter that is written in Thailand folds to, where that is one letter or none whatever stands beside it. It
 * has a place for every unit: asked for one that it has not, a typed array answers several times as slowly ever after.
 */
const FOLDED = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (!/[\n -~\u0e01-\u0e4c]/.test(letter)) return OTHERWISE;
  const folded = fold(letter);
  return folded.length <= 1 ? folded.charCodeAt(0) || NOTHING : OTHERWISE;
});

const unitsOf = ({ buffer, byteOffset, length }: Buffer) => new Uint16Array(buffer, byteOffset, length / 2);

/** A text as UTF-16 units: what is asked of it letter by letter is answered faster than by a string. */
export class Letters {
  private bytes = Buffer.alloc(2_048);
  units: Uint16Array = unitsOf(this.bytes);
  count = 0;

  /** Takes the place of what stood here before. */
  write(text: string): void {
    if (text.length > this.units.length) {
      this.bytes = Buffer.alloc(text.length * 4);
      this.units = unitsOf(this.bytes);
    }
    // At once: a string that is asked for one letter after another is sometimes three times as slow.
    this.bytes.write(text, 'utf16le');
    this.count = text.length;
  }

  /** Writes `fold(text)`. */
  writeFolded(text: string): void {
    this.write(text);
    const { units } = this;
    let count = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = FOLDED[units[at] ?? 0] ?? OTHERWISE;
      if (unit === OTHERWISE) {
        this.write(fold(text));
        return;
      }
      if (unit === SARA_E && count > 0 && units[count - 1] === SARA_E) units[count - 1] = SARA_AE;
      else if (unit !== NOTHING) units[count++] = unit;
    }
    this.count = count;
  }
}
