import { expect, it } from 'vitest';
import { isSavingData, networkInformation } from './network-information';

it.each([
  [{ saveData: true, effectiveType: '4g' }],
  [{ saveData: false, effectiveType: '2g' }],
  [{ effectiveType: 'slow-2g' }],
])('U5 a connection with %j saves data', (connection) => {
  expect(isSavingData(networkInformation({ connection }))).toBe(true);
});

it.each([
  [{}],
  [{ connection: null }],
  [{ connection: { saveData: 'yes', effectiveType: 2 } }],
  [{ connection: { saveData: false, effectiveType: '3g' } }],
])('U5 a browser with %j does not save data', (navigator) => {
  expect(isSavingData(networkInformation(navigator))).toBe(false);
});
