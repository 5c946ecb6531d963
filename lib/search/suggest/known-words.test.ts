import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { expect, it } from 'vitest';
import english from '../../../messages/en-us.json';
import thai from '../../../messages/th-th.json';
import { TYPE_NAMES } from './known-words';

it.each(PROPERTY_TYPES)('%s has the same name as in the messages', (type) => {
  expect(TYPE_NAMES[type].slice(0, 2)).toEqual([thai.PropertyType[type], english.PropertyType[type]]);
});
