import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a part of a page that a test has opened, with the markup it is about. */
export async function axeFaultsIn(page: Page, selector: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
