/**
 * How many wild inputs a fast-check test tries for which each one takes milliseconds: all of them in `npm run test:full`
 * (TEST_FULL=1), a quarter in `npm test`, other ones each time.
 */
export const runs = (inputs: number): number => (process.env.TEST_FULL === '1' ? inputs : Math.ceil(inputs / 4));
