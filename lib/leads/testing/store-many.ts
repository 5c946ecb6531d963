import { leadFixture } from './leads';
import { openOutbox } from './open-outbox';

/** Stores enquiries in a folder, 50 at a time, until it is killed, and writes the id of each stored one to stdout. */
const outbox = await openOutbox(process.argv[2] ?? '');
await Promise.all(
  Array.from({ length: 50 }, async () => {
    for (;;) {
      const lead = leadFixture();
      await outbox.store(lead);
      process.stdout.write(`${lead.id}\n`);
    }
  }),
);
