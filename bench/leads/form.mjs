import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A complete enquiry with a unique message. */
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

/** A different IP address for each number, for the header of a proxy in front of the server. */
export const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Opens as many connections as there are visitors at the same time. */
const agent = new Agent({ keepAlive: true });

/** The status of a response, and a function to read its text. */
const answerOf = (answer) => ({
  status: answer.statusCode,
  text: async () => Buffer.concat(await answer.toArray()).toString(),
});

/** Sends an enquiry like the site's form. Uses `request` of Node.js, because `fetch` takes as long as the server. */
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
