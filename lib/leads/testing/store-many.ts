import { leadFixture } from './leads';
import { openOutbox } from './open-outbox';

/** Stores enquiries without end in the folder given, 50 at once, and says the id of each that is stored. */
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
