import { leadDocument } from '../lead';
import { openOutbox } from './open-outbox';

/** Stores an enquiry, given as JSON after the folder, and writes the result to stdout. */
const [, , folder = '', lead = ''] = process.argv;
const outbox = await openOutbox(folder);
await outbox.store(leadDocument.parse(JSON.parse(lead))).then(
  (answer) => console.log(answer),
  (error: Error) => console.log(`${error.name}: ${error.message}`),
);
