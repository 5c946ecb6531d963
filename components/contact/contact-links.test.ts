import { expect, it } from 'vitest';
import { contactChannel } from './contact-links';

it.each([
  ['tel:+6620000100', 'phone'],
  ['mailto:a@example.com', 'email'],
  ['https://line.me/R/ti/p/%40rommai', 'line'],
  ['https://lin.ee/AbCdEf', 'line'],
  ['line://ti/p/@rommai', 'line'],
  ['https://m.me/rommai', 'messenger'],
  ['https://www.facebook.com/rommai', 'messenger'],
  ['https://wa.me/66812345678', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=1', 'whatsapp'],
  ['https://notline.me/x', 'other'],
  ['https://line.me.example.com/x', 'other'],
  ['/contact', 'other'],
  ['', 'other'],
] as const)('classifies %s as %s', (href, channel) => {
  expect(contactChannel(href)).toBe(channel);
});
