import { randomUUID } from 'node:crypto';

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

/** Sends an enquiry as the site's own form does. */
export const send = (url, form, number) =>
  fetch(`${url}/api/seller-leads?locale=th-th`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Origin: url,
      'X-Forwarded-For': addressOf(number),
    },
    body: JSON.stringify(form),
  });
