import localFont from 'next/font/local';

// Anuphan (SIL Open Font License) from Fontsource: one variable family for both scripts, one file for each. Loopless
// Thai and Latin of one hand. Both are preloaded and `optional`: in time they draw the page, late ones wait for the next
// page, and nothing moves (docs/decisions/0023-font-optional.md).
export const latin = localFont({
  src: '../node_modules/@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2',
  weight: '100 700',
  display: 'optional',
  variable: '--p-font-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

export const thai = localFont({
  src: '../node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
  weight: '100 700',
  display: 'optional',
  variable: '--p-font-thai',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC' }],
});
