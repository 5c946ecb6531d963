import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createSnapshots } from '../../content/snapshots';
import { contentStore, entitiesOrFail } from '../../content/store.server';
import { alertMailer } from '../alert-mailer.server';
import { Alerts } from '../alerts.server';
import { updateAlerts } from '../subscriptions.server';

/** Sends the alerts of a folder about the listings of a file, until it is killed. Says `ready` before it begins. */
const [folder = '', file = '', smtpUrl = '', aheadMs = '0'] = process.argv.slice(2);
const content = createSnapshots({
  kind: 'embedded',
  load: async (name) => (name === 'listings' ? JSON.parse(readFileSync(file, 'utf8')) : []),
});
contentStore.set({ opening: Promise.resolve(content) });
const alerts = new Alerts(folder, {
  mailer: alertMailer(smtpUrl, 'site@rommai.example', 'https://rommai.example'),
  listings: () => entitiesOrFail('listings'),
  now: () => Date.now() + Number(aheadMs),
});
await alerts.store.open();
const ids = await alerts.store.ids();

/** Subscribers open the page of their alerts while they are sent. */
async function visit(): Promise<void> {
  for (;;) {
    await updateAlerts(alerts, ids[Math.floor(Math.random() * ids.length)] ?? '', (person) => person);
    await wait(100);
  }
}

void visit();
process.stdout.write('ready\n');
for (;;) {
  await content.refresh();
  await alerts.tick();
  await wait(10);
}
