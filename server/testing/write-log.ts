import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../../lib/config/log';
import { ignoreLogErrors } from '../logging';

/** Writes lines to both streams, and exits with code 7 if the process survives. */
ignoreLogErrors();
for (const level of ['info', 'error', 'info', 'error'] as const) {
  log(level, 'written');
  await wait(10);
}
process.exit(7);
