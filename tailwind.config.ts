import type { Config } from 'tailwindcss';
import { LAYER, THEME_PREFIX } from './lib/config/constants';

const token = (name: string) => `var(--${THEME_PREFIX}-${name})`;

const shades = (name: string) =>
  Object.fromEntries(
    [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((shade) => [shade, token(`${name}-${shade}`)]),
  );

const layers = Object.fromEntries(Object.entries(LAYER).map(([name, height]) => [name, String(height)]));

/** Names for the design tokens in app/globals.css; components use these names and no raw colours. */
export default {
  theme: {
    extend: {
      colors: {
        phprimary: { DEFAULT: token('phprimary'), ...shades('phprimary') },
        grey: shades('grey'),
        secondary: token('secondary'),
        accent: token('accent'),
        lightblue: token('lightblue'),
        bluesea: token('bluesea'),
        font: token('font'),
        icon: token('icon'),
        midnightblue: token('midnightblue'),
        metro: {
          green: token('metro-green'),
          yellow: token('metro-yellow'),
          red: token('metro-red'),
          blue: token('metro-blue'),
          purple: token('metro-purple'),
          orange: token('metro-orange'),
        },
        page: token('page'),
        surface: token('surface'),
        sunken: token('sunken'),
        line: token('line'),
        control: token('control'),
        muted: token('muted'),
        'on-primary': token('on-primary'),
        danger: token('danger'),
      },
      borderRadius: { card: '12px', field: '10px' },
      boxShadow: { raised: token('shadow-raised') },
      maxWidth: { content: '1280px', prose: '68ch' },
      // The header and the contact rail lie under every layer of the specification.
      zIndex: { ...layers, header: '900', rail: '800' },
    },
  },
} satisfies Omit<Config, 'content'>;
