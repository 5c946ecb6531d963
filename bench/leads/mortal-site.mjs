import { startSite } from '../faults/site.mjs';

const glance = () => new Promise((done) => setTimeout(done, 50));

/** A site on one port that is killed as by a power cut and started again; whoever asks meanwhile is refused. */
export async function startMortalSite(host, dataFolder) {
  const environment = { TRUSTED_PROXIES: '1', LEADS_PER_MINUTE: '1000000' };
  let site = await startSite(host, dataFolder, environment);
  const port = new URL(site.url).port;
  return {
    url: site.url,
    health: () => site.health(),
    async killAndStart() {
      await site.kill();
      site = await startSite(host, dataFolder, { ...environment, PORT: port });
    },
    /** Waits until no enquiry is left to deliver, and gives the seconds that it took. */
    async drained(withinSeconds) {
      const begun = performance.now();
      const seconds = () => (performance.now() - begun) / 1_000;
      while ((await site.health()).leads.waiting > 0 && seconds() < withinSeconds) await glance();
      return seconds();
    },
    stop: () => site.stop(),
  };
}
