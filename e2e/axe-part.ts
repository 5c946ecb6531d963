import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = { id: string; nodes: { html: string }[] };

/** What axe found, with the markup it is about. */
export const faultLines = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);

/** What axe finds in a part of a page that a test has opened. */
export async function axeFaultsIn(page: Page, selector: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return faultLines(violations);
}
