import { percentile } from '../table.mjs';

const score =
  (category) =>
  ({ categories }) =>
    Math.round(categories[category].score * 100);

/** The figures of a page. `of` reads the value from a run. */
const FIGURES = {
  lcp: { name: 'LCP', unit: 's', of: ({ audits }) => audits['largest-contentful-paint'].numericValue / 1000 },
  cls: { name: 'CLS', unit: '', of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
  tbt: { name: 'TBT', unit: 'ms', of: ({ audits }) => audits['total-blocking-time'].numericValue },
  performance: { name: 'performance', unit: '', of: score('performance') },
  accessibility: { name: 'accessibility', unit: '', of: score('accessibility') },
  practices: { name: 'best practices', unit: '', of: score('best-practices') },
  seo: { name: 'SEO', unit: '', of: score('seo') },
};

const FULL_MARKS = {
  accessibility: { atLeast: 100 },
  practices: { atLeast: 100 },
  seo: { atLeast: 100 },
};

/** The requirements for every page, by form factor. */
const REQUIRED = {
  mobile: { performance: { atLeast: 98 }, tbt: { atMost: 100 }, ...FULL_MARKS },
  desktop: { performance: { atLeast: 100 }, ...FULL_MARKS },
};

/** The additional requirements for listing pages on a phone. */
const PAINT = { lcp: { atMost: 1.8 }, cls: { atMost: 0 } };

const requiredOf = ({ page, form }) =>
  page.includes('/listings/') && form === 'mobile' ? { ...PAINT, ...REQUIRED[form] } : REQUIRED[form];

const medianOf = (runs, { of }) => percentile(runs.map(of), 0.5);

/** The median of the largest contentful paints, in seconds. */
export const medianPaint = (runs) => medianOf(runs, FIGURES.lcp);

/** The run with the median largest contentful paint. */
export const middleRun = (runs) => runs.find((run) => FIGURES.lcp.of(run) === medianPaint(runs));

/** The medians of all figures of a visit, by name, for a table row. */
export const mediansOf = (runs) =>
  Object.fromEntries(Object.values(FIGURES).map((figure) => [figure.name, medianOf(runs, figure)]));

/** The required figures of a visit, in the format of `report`. */
export function requiredFigures(visit, runs) {
  return Object.entries(requiredOf(visit)).map(([key, bound]) => {
    const { name, unit, of } = FIGURES[key];
    return {
      what: `${visit.form} ${visit.page}, ${name}`,
      value: medianOf(runs, { of }),
      rounds: runs.map(of),
      unit,
      ...bound,
    };
  });
}
