import localFont from 'next/font/local';

// Anuphan (SIL Open Font License) from Fontsource, one file per script (scripts/build-typeface.ts). `optional`: a late
// font is first used on the next page, which avoids layout shift (docs/decisions/0023-font-optional.md).
export const latin = localFont({
  src: './typeface/anuphan-latin.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--p-font-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212,U+2248,U+2264-2265',
    },
  ],
});

export const thai = localFont({
  src: './typeface/anuphan-thai.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--p-font-thai',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0E01-0E5B,U+200C-200D,U+25CC' }],
});
