import { MissingProgram, notMeasured } from './programs.mjs';

/** One benchmark in this process: `node bench/run-one.mjs <name> [its own words]`. */
const [name] = process.argv.slice(2);
try {
  await import(`./${name}.mjs`);
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  notMeasured(error.message);
  process.exitCode = 1;
}
