import { DASHES } from 'thai-property-search/testing/dashes';
import { expect, it } from 'vitest';
import { articleDocument, contactWidgetDocument } from './company';
import { bilingual, cleanText, markdown, phone, picture } from './fields';
import { landmarkDocument } from './place';

const given = { url: '/demo/a.jpg', width: 3, height: 2, alt: { en: 'A room' } };

it.each([
  ['#a09681', '#a09681'],
  [undefined, undefined],
  [null, undefined],
  ['red', undefined],
  ['#a09681;background:url(//evil.example)', undefined],
  ['#ABCDEF', undefined],
])('parses a picture with the colour %j as %j', (colour, expected) => {
  expect(picture.parse({ ...given, colour })).toEqual({ ...given, colour: expected });
});

it('removes characters that are no text, and rejects a text that is empty without them', () => {
  expect(bilingual.parse({ en: ' A\u0000 home\ud83c, 🏡\n\tnew\u0007 ' })).toEqual({ en: 'A home, 🏡\n\tnew' });
  expect(bilingual.safeParse({ th: '\ud83c\u0000' }).success).toBe(false);
});

it('keeps every other character, removes control characters and halves of pairs, and ends lines with \\n', () => {
  for (let unit = 0; unit <= 0xff_ff; unit += 1) {
    const letter = String.fromCharCode(unit);
    const isText = letter === '\t' || letter === '\n' || !/[\p{Cc}\p{Cs}]/u.test(letter);
    const kept = letter === '\r' ? '\n' : isText ? letter : '';
    if (cleanText(`a${letter}b`) !== `a${kept}b`) expect.fail(`U+${unit.toString(16)}`);
  }
});

it('converts simple HTML to plain text, or to Markdown in a body', () => {
  const html = '<p>Bright &amp; <b>large</b></p><ul><li>view</li></ul>';
  expect(bilingual.parse({ en: html })).toEqual({ en: 'Bright & large\n\n- view' });
  expect(markdown.parse({ en: html })).toEqual({ en: 'Bright &amp; **large**\n\n- view' });
  expect(articleDocument.shape.body.parse({ en: html }).en).toContain('**large**');
  expect(contactWidgetDocument.shape.contact_name.parse('Call &amp; <b>chat</b>')).toBe('Call & chat');
  expect(landmarkDocument.shape.name.parse({ th: 'ก&nbsp;ข', en: 'A &amp; B' })).toEqual({ th: 'ก ข', en: 'A & B' });
  expect(bilingual.parse({ en: 'a<b & <script>x</script>y' })).toEqual({ en: 'a<b &  y' });
  expect(bilingual.safeParse({ en: '<p>&nbsp;</p>' }).success).toBe(false);
});

it.each([
  '+66812345678',
  '+66 (0)81-234-5678',
  '081 234 5678',
  '๐๘๑.๒๓๔.๕๖๗๘',
  ...DASHES.map((dash) => `081${dash}234${dash}5678`),
])('reads the phone number %j in E.164', (typed) => expect(phone.parse(typed)).toBe('+66812345678'));

it.each(['081 234', '12345678', '+12', '081 234 5678 ต่อ 9', ''])('rejects the phone number %j', (typed) =>
  expect(phone.safeParse(typed).success).toBe(false),
);
