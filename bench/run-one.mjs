import { MissingProgram, notMeasured } from './programs.mjs';

/** Runs one benchmark in this process: `node bench/run-one.mjs <name> [arguments]`. */
const [name] = process.argv.slice(2);
try {
  await import(`./${name}.mjs`);
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  notMeasured(error.message);
  process.exitCode = 1;
}
