import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AlertStore } from '../lib/alerts/alert-store.server';
import { list, purge, retry } from './alerts/commands';
import { TERMINAL } from './content/terminal';

const USAGE = `usage: npm run alerts -- COMMAND
  list              counts subscribers and alerts, and lists refused messages; --full lists all subscribers with addresses
  retry [ID…]       sends refused messages again: all, or those of these subscribers, by the first column of the list
  purge ID…         permanently deletes these subscribers and all their alerts
  purge --refused   permanently deletes the subscribers with refused messages
Works on the folder alerts/ of DATA_DIR (.data), with or without a running server, which notices within 10 s.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, refused: { type: 'boolean', default: false } },
});
const [command, ...ids] = positionals;
const hasIds = ids.length > 0;
const store = new AlertStore(join(process.env.DATA_DIR || '.data', 'alerts'));
await store.open();
if (command === 'list') process.exitCode = await list(store, values.full, TERMINAL);
else if (command === 'retry') process.exitCode = await retry(store, ids, TERMINAL);
// Without an id, purge deletes many subscribers, so it must be asked for.
else if (command === 'purge' && hasIds !== values.refused) process.exitCode = await purge(store, ids, TERMINAL);
else {
  TERMINAL.printError(USAGE);
  process.exitCode = 2;
}
