import { rmSync } from 'node:fs';
import { startSite } from '../faults/site.mjs';

/**
 * Below the range of ephemeral ports: otherwise a connection of a visitor could take the port while the site is down.
 */
const PORT = '4270';

const glance = () => new Promise((done) => setTimeout(done, 50));

/** A site that can be killed, like by a power failure, and restarted. A disk that is not durable is then emptied. */
export async function startMortalSite({ host, dataFolder, isDurable }) {
  const environment = {
    PORT,
    TRUSTED_PROXIES: '1',
    LEADS_PER_MINUTE: '1000000',
    DATA_DIR_IS_DURABLE: String(isDurable),
  };
  let site = await startSite(host, dataFolder, environment);
  return {
    url: site.url,
    health: () => site.health(),
    async killAndStart() {
      await site.kill();
      if (!isDurable) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
      site = await startSite(host, dataFolder, environment);
    },
    /** Waits until all enquiries are delivered, and returns the seconds that it took. */
    async drained(withinSeconds) {
      const begun = performance.now();
      const seconds = () => (performance.now() - begun) / 1_000;
      while ((await site.health()).leads.waiting > 0 && seconds() < withinSeconds) await glance();
      return seconds();
    },
    stop: () => site.stop(),
  };
}
