/** Land measures of Thailand: 1 rai = 4 ngan = 400 square wah; 1 square wah = 4 m². */
export const SQWAH_PER_RAI = 400;
export const SQWAH_PER_NGAN = 100;
export const SQM_PER_SQWAH = 4;

/** Square wah as rai, ngan and square wah; fractions stay in the square wah. */
export function raiNganWah(sqwah: number): { rai: number; ngan: number; wah: number } {
  const rai = Math.floor(sqwah / SQWAH_PER_RAI);
  const ngan = Math.floor((sqwah - rai * SQWAH_PER_RAI) / SQWAH_PER_NGAN);
  return { rai, ngan, wah: Math.round((sqwah - rai * SQWAH_PER_RAI - ngan * SQWAH_PER_NGAN) * 100) / 100 };
}
