import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createSnapshots } from '../../content/snapshots';
import { contentStore, entitiesOrFail } from '../../content/store.server';
import { alertMailer } from '../alert-mailer.server';
import { Alerts } from '../alerts.server';

/** Sends the alerts of a folder about the listings of a file, until it is killed. Says `ready` before it begins. */
const [folder = '', file = '', smtpUrl = '', aheadMs = '0'] = process.argv.slice(2);
const content = createSnapshots({
  kind: 'embedded',
  load: async (name) => (name === 'listings' ? JSON.parse(readFileSync(file, 'utf8')) : []),
});
await content.refresh();
contentStore.set({ opening: Promise.resolve(content) });
const alerts = new Alerts(folder, {
  mailer: alertMailer(smtpUrl, 'site@rommai.example', 'https://rommai.example'),
  listings: () => entitiesOrFail('listings'),
  now: () => Date.now() + Number(aheadMs),
});
await alerts.store.open();
process.stdout.write('ready\n');
for (;;) {
  await alerts.tick();
  await wait(10);
}
