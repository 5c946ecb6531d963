import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = { id: string; nodes: { html: string }[] };

/** Formats the violations that axe found, one line per rule with the markup. */
export const faultLines = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);

/** Runs axe on one part of an open page and returns its violations. */
export async function axeFaultsIn(page: Page, selector: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return faultLines(violations);
}
