const MOST = 8;
const SHOWN = 150;

const short = (text) => text.replace(/\s+/g, ' ').slice(0, SHOWN);
const saved = ({ wastedBytes, wastedMs }) => [
  ...(wastedBytes ? [`${Math.round(wastedBytes / 1024)} kB`] : []),
  ...(wastedMs ? [`${Math.round(wastedMs)} ms`] : []),
];

/** The elements, files and source locations anywhere in the details of an audit. */
function offenders(details) {
  if (typeof details !== 'object' || details === null) return [];
  if (Array.isArray(details)) return details.flatMap(offenders);
  if (details.type === 'node')
    return [[details.selector, details.snippet, details.explanation].filter(Boolean).map(short).join('\n        ')];
  if (details.type === 'source-location') return [`${details.url}:${details.line + 1}:${details.column}`];
  const own = typeof details.url === 'string' ? [[details.url, ...saved(details)].join(' ')] : [];
  const described = typeof details.description === 'string' && own.length === 0 ? [short(details.description)] : [];
  return [...own, ...described, ...offenders(Object.values(details))];
}

/** The audits of a page with less than the full score, each once, with their offenders. */
function faultsOf(runs) {
  const faults = new Map();
  for (const { categories, audits } of runs) {
    for (const { title, auditRefs } of Object.values(categories)) {
      for (const { id, group } of auditRefs) {
        const { score, displayValue = '', details = {} } = audits[id];
        // Metrics have separate rows.
        if (score === null || score === 1 || group === 'metrics') continue;
        faults.set(id, { title, id, displayValue, offenders: [...new Set(offenders(details.items))] });
      }
    }
  }
  return [...faults.values()];
}

/** The layout shifts of all runs. Lighthouse gives the full score despite small shifts. */
function shiftsOf(runs) {
  const moved = [...new Set(runs.flatMap(({ audits }) => offenders(audits['layout-shifts'].details?.items)))];
  return moved.length > 0 ? [{ title: 'Layout shift', id: 'layout-shifts', displayValue: '', offenders: moved }] : [];
}

export function printFaults(path, runs) {
  const faults = [...faultsOf(runs), ...shiftsOf(runs)];
  if (faults.length > 0) console.log(`\n${path}`);
  for (const { title, id, displayValue, offenders: all } of faults) {
    console.log(`  ${title}: ${id} ${displayValue}`);
    for (const one of all.slice(0, MOST)) console.log(`      ${one}`);
    if (all.length > MOST) console.log(`      and ${all.length - MOST} more`);
  }
}

/** Prints the element and phases of the largest paint, and the files that use the most CPU time, for one run. */
export function printCauses(path, { audits }) {
  const [element, phases] = audits['largest-contentful-paint-element'].details?.items ?? [];
  console.log(`\n${path}: the largest paint is ${short(element?.items[0]?.node.snippet ?? 'unknown')}`);
  console.log(`  ${(phases?.items ?? []).map(({ phase, timing }) => `${phase} ${Math.round(timing)} ms`).join(', ')}`);
  const ms = (value) => Math.round(value).toString().padStart(6);
  for (const { url, total, scripting } of audits['bootup-time'].details?.items ?? [])
    console.log(`  ${ms(total)} ms of the processor, ${ms(scripting)} in scripts: ${url}`);
  for (const { url, startTime, duration } of audits['long-tasks'].details?.items ?? [])
    console.log(`  ${ms(duration)} ms in one task, at ${ms(startTime)}: ${url}`);
}
