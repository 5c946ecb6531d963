import { burst } from './server/burst.mjs';
import { cached } from './server/cached.mjs';
import { overload } from './server/overload.mjs';
import { soak } from './server/soak.mjs';
import { startProductionServer } from './servers.mjs';
import { report } from './table.mjs';

/** The parts of the benchmark. Each runs with a new server. */
const PARTS = { cached, burst, overload, soak };

const chosen = process.argv.slice(3);
const rows = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const site = await startProductionServer({});
  try {
    const found = await part(site);
    report(found);
    rows.push(...found);
  } finally {
    await site.stop();
  }
}
