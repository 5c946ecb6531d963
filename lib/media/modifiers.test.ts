import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PictureFault } from './fault';
import { acceptedFormat, modifiersKey, parseModifiers } from './modifiers';
import { PICTURE_WIDTHS } from './picture-address';

const NOTHING = { format: 'webp', width: null, height: null, fit: null, quality: 75, background: null };

function codeOf(text: string): string {
  try {
    parseModifiers(text);
  } catch (error) {
    if (error instanceof PictureFault) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'parsed';
}

it('M2 lists the widths times the densities, up to 3,072', () => {
  expect(PICTURE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

describe('M1 modifiers', () => {
  it.each([
    ['_', {}],
    ['w_640', { width: 640 }],
    ['f_avif&w_640&q_50', { format: 'avif', width: 640, quality: 50 }],
    ['f_avif,w_640,q_50', { format: 'avif', width: 640, quality: 50 }],
    ['w:640', { width: 640 }],
    ['w=640', { width: 640 }],
    ['h_320', { height: 320 }],
    ['s_640x320', { width: 640, height: 320, fit: 'cover' }],
    ['s_640', { width: 640, height: 640, fit: 'cover' }],
    ['resize_640x320&fit_contain', { width: 640, height: 320, fit: 'contain' }],
    ['w_640,h_320,fit_fill', { width: 640, height: 320, fit: 'fill' }],
    ['fit_fill,w_640', { width: 640 }],
    ['f_jpg', { format: 'jpeg' }],
    ['b_abc', { background: '#aabbcc' }],
    ['b_#ABCD', { background: '#aabbccdd' }],
    ['b_102030', { background: '#102030' }],
    ['b_10203040', { background: '#10203040' }],
  ])('reads %s', (text, expected) => {
    expect(parseModifiers(text)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('M1 modifiers by their long names', () => {
  it.each([
    ['width_640', 'w_640'],
    ['height_640', 'h_640'],
    ['format_avif', 'f_avif'],
    ['quality_50', 'q_50'],
    ['background_fff', 'b_fff'],
    ['resize_640x320', 's_640x320'],
    ['resize_640', 's_640'],
    ['width:640,height=320,fit_inside', 'w_640,h_320,fit_inside'],
    ['format_png&width_640&quality_50&background_fff', 'f_png&w_640&q_50&b_fff'],
  ])('%s equals %s', (long, short) => {
    expect(parseModifiers(long)).not.toEqual(NOTHING);
    expect(parseModifiers(long)).toEqual(parseModifiers(short));
  });

  it('default to WebP', () => {
    expect(parseModifiers('width_640').format).toBe('webp');
  });
});

describe('M1 other modifiers', () => {
  it.each([
    ['', 'malformed-modifiers'],
    ['w', 'malformed-modifiers'],
    ['w_', 'malformed-modifiers'],
    ['w_640,', 'malformed-modifiers'],
    ['W_640', 'malformed-modifiers'],
    ['rotate_90', 'unknown-modifier'],
    ['constructor_1', 'unknown-modifier'],
    ['w_640,w_640', 'repeated-modifier'],
    ['w_640,width_640', 'repeated-modifier'],
    ['f_webp,format_avif', 'repeated-modifier'],
    ['s_640x640,resize_640x640', 'repeated-modifier'],
    ['s_640x640,w_640', 'contradictory-modifiers'],
    ['resize_640x640,width_640', 'contradictory-modifiers'],
    ['width_641', 'unlisted-size'],
    ['format_svg', 'wrong-format'],
    ['quality_0', 'wrong-quality'],
    ['background_red', 'wrong-background'],
    ['w_99999', 'unlisted-size'],
    ['w_641', 'unlisted-size'],
    ['w_0640', 'unlisted-size'],
    ['w_640.0', 'unlisted-size'],
    ['h_1', 'unlisted-size'],
    ['s_641', 'unlisted-size'],
    ['s_640x', 'unlisted-size'],
    ['s_640x641', 'unlisted-size'],
    ['s_640x640x640', 'unlisted-size'],
    ['f_svg', 'wrong-format'],
    ['f_gif', 'wrong-format'],
    ['q_0', 'wrong-quality'],
    ['q_101', 'wrong-quality'],
    ['q_7e1', 'wrong-quality'],
    ['fit_crop', 'wrong-fit'],
    ['b_red', 'wrong-background'],
    ['b_12345', 'wrong-background'],
  ])('rejects %j with %s', (text, code) => {
    expect(codeOf(text)).toBe(`400 ${code}`);
  });

  it('are the same in any order', () => {
    const parts = ['f_png', 'w_640', 'h_320', 'fit_inside', 'q_50', 'b_fff'];
    const expected = modifiersKey(parseModifiers(parts.join('&')));
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 6 }), fc.constantFrom('&', ','), (shuffled, separator) => {
        expect(modifiersKey(parseModifiers(shuffled.join(separator)))).toBe(expected);
      }),
    );
  });

  it('never have an unlisted size, and fail with status 400 for any other input', () => {
    const anyPairs = fc.array(fc.tuple(fc.constantFrom('f', 'w', 'h', 's', 'q', 'b', 'fit', 'x'), fc.string()));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyPairs.map((pairs) => pairs.map((pair) => pair.join('_')).join('&')),
        ),
        (text) => {
          expect(codeOf(text)).toMatch(/^(parsed$|400 )/);
        },
      ),
    );
  });
});

it.each([
  ['auto', 'image/avif,image/webp,image/*', 'avif'],
  ['auto', 'image/avif;q=0,image/webp', 'webp'],
  ['auto', 'text/html, IMAGE/WEBP ;q=0.8', 'webp'],
  ['auto', '*/*', 'plain'],
  ['auto', undefined, 'plain'],
  ['png', 'image/avif', 'png'],
] as const)('M2 %s with Accept %s is %s', (format, accept, expected) => {
  expect(acceptedFormat(format, accept)).toBe(expected);
});
