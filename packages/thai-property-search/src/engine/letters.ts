import { fold } from '../fold';

const [SARA_E, SARA_AE] = [0x0e40, 0x0e41];
const NOTHING = 0;
/** Marks a letter that folds to several letters or depends on its neighbours. */
const OTHERWISE = 0xffff;

/**
 * The folded form of each letter used in Thailand that folds to at most one letter regardless of its neighbours. It
 * covers every UTF-16 unit, because an out-of-bounds read makes a typed array several times slower from then on.
 */
const FOLDED = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (!/[\n -~\u0e01-\u0e4c]/.test(letter)) return OTHERWISE;
  const folded = fold(letter);
  return folded.length <= 1 ? folded.charCodeAt(0) || NOTHING : OTHERWISE;
});

const unitsOf = ({ buffer, byteOffset, length }: Buffer) => new Uint16Array(buffer, byteOffset, length / 2);

/** A text as UTF-16 units, which are faster to read one by one than a string. */
export class Letters {
  private bytes = Buffer.alloc(2_048);
  units: Uint16Array = unitsOf(this.bytes);
  count = 0;

  /** Replaces the current text. */
  write(text: string): void {
    if (text.length > this.units.length) {
      this.bytes = Buffer.alloc(text.length * 4);
      this.units = unitsOf(this.bytes);
    }
    // A single bulk write: reading a string letter by letter is sometimes three times as slow.
    this.bytes.write(text, 'utf16le');
    this.count = text.length;
  }

  /** Writes `fold(text)`. */
  writeFolded(text: string): void {
    this.write(text);
    const { units } = this;
    let count = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = FOLDED[units[index] ?? 0] ?? OTHERWISE;
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
