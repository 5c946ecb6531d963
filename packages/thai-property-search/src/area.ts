/** Thai units of land: 1 rai = 4 ngan = 400 square wah; 1 square wah = 4 m². */
export const SQWAH_PER_RAI = 400;
export const SQWAH_PER_NGAN = 100;
export const SQM_PER_SQWAH = 4;

/** Converts square wah to rai, ngan and square wah, with the fraction in the square wah. */
export function raiNganWah(sqwah: number): { rai: number; ngan: number; wah: number } {
  // Rounds to hundredths first, as in deeds. Rounding last could give 100 square wah.
  const hundredths = Math.round(sqwah * 100);
  const [inRai, inNgan] = [SQWAH_PER_RAI * 100, SQWAH_PER_NGAN * 100];
  const ngan = Math.floor((hundredths % inRai) / inNgan);
  return { rai: Math.floor(hundredths / inRai), ngan, wah: (hundredths % inNgan) / 100 };
}
