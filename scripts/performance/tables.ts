import { growthPerTenfold } from '../../bench/growth.mjs';
import { spread } from '../../bench/summary.mjs';
import { requirement, shown } from '../../bench/table.mjs';
import type { Figure } from './results';

/** Escapes the pipe, because it would end the table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

export const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

const met = ({ met }: Figure) => (met === undefined ? '' : met ? 'yes' : '**missed**');

const value = (figure: Figure) => (figure.value === null ? 'none' : `${shown(figure.value)} ${figure.unit}`.trim());

const plainRow = (figure: Figure) =>
  row(figure.what.trim(), value(figure), requirement(figure), spread(figure.rounds), met(figure));

function plainTable(figures: readonly Figure[]): string[] {
  const head = [row('figure', 'value', 'required', 'spread', 'met'), '|---|---|---|---|---|'];
  return figures.length === 0 ? [] : [[...head, ...figures.map(plainRow)].join('\n')];
}

/** A figure for each number of listings. The requirement applies to the largest number. */
function sizesRow(what: string, figures: readonly Figure[]): string {
  const sizes = figures.map(({ homes = 0, value }) => ({ homes, value: value ?? Number.NaN }));
  const growth = growthPerTenfold(sizes);
  const last = figures.at(-1);
  const required = last === undefined ? [] : [requirement(last), met(last)];
  return row(what, ...figures.map(value), growth === null ? '' : `× ${shown(growth)}`, ...required);
}

function sizesTable(figures: readonly Figure[]): string[] {
  if (figures.length === 0) return [];
  const homes = [...new Set(figures.map(({ homes = 0 }) => homes))];
  const names = [...new Set(figures.map(({ what }) => what))];
  const head = ['figure', ...homes.map((count) => `${shown(count)} homes`), 'per tenfold', 'required', 'met'];
  const lines = names.map((name) =>
    sizesRow(
      name,
      figures.filter(({ what }) => what === name),
    ),
  );
  return [[row(...head), `|${head.map(() => '---|').join('')}`, ...lines].join('\n')];
}

/** The tables of a benchmark. Figures with several numbers of listings have a column for each number. */
export const figureTables = (figures: readonly Figure[]): string[] => [
  ...plainTable(figures.filter(({ homes }) => homes === undefined)),
  ...sizesTable(figures.filter(({ homes }) => homes !== undefined)),
];
