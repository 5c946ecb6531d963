import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A complete enquiry that is like no other: its message says which it is. */
export const enquiry = (number) => ({
  id: randomUUID(),
  name: `สมชาย ${number}`,
  phone: `08${String(10_000_000 + number).slice(-8)}`,
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  message: `enquiry ${number}`,
  consent_contact: 'yes',
});

/** An address of a network of its own for each, as the proxy before the server would say it. */
export const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** As many as there are visitors at once. */
const agent = new Agent({ keepAlive: true });

/** What the site says: its status, and its text to read. */
const answerOf = (answer) => ({
  status: answer.statusCode,
  text: async () => Buffer.concat(await answer.toArray()).toString(),
});

/** Sends an enquiry as the site's own form does. By Node's bare client: `fetch` takes as long as the site. */
export const send = (url, form, number) =>
  new Promise((resolve, reject) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Origin: url,
      'X-Forwarded-For': addressOf(number),
    };
    const sending = request(`${url}/api/seller-leads?locale=th-th`, { method: 'POST', agent, headers });
    sending.on('response', (answer) => resolve(answerOf(answer)));
    sending.on('error', reject);
    sending.end(JSON.stringify(form));
  });
