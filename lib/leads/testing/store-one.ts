import { leadDocument } from '../lead';
import { openOutbox } from './open-outbox';

/** Stores the enquiry that is given as JSON, in the folder given before it, and says how that went. */
const [, , folder = '', lead = ''] = process.argv;
const outbox = await openOutbox(folder);
await outbox.store(leadDocument.parse(JSON.parse(lead))).then(
  (answer) => console.log(answer),
  (error: Error) => console.log(`${error.name}: ${error.message}`),
);
