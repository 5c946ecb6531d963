/**
 * The number of inputs for a fast-check test: all in `npm run test:full` (TEST_FULL=1), an eighth in `npm test`. Each
 * run draws different inputs. `vitest.setup.ts` applies it to fast-check's default of 100.
 */
export const runs = (inputs: number): number => (process.env.TEST_FULL === '1' ? inputs : Math.ceil(inputs / 8));
