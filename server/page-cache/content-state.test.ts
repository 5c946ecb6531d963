import { expect, it } from 'vitest';
import { linkedHomes } from './content-state';

it('finds each listing that a page or its data links to, once', () => {
  const html =
    '<a href="/th-th/listings/rm-1001">บ้าน</a> <a href="/th-th/listings/rm-1001?sums=1"> <a href="/listings/B_2/enquire">';
  const data = Buffer.from('{"href":"https://rommai.example/en-us/listings/rm-1003"},"/listings/","/listings/_no"');
  expect(linkedHomes('/th-th/listings/rm-9', html, data)).toEqual(['rm-9', 'rm-1001', 'B_2', 'rm-1003']);
});
