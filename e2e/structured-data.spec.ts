import { z } from 'zod';
import { expect, test } from './journey';

const graph = z.object({ '@graph': z.tuple([z.looseObject({}), z.looseObject({}), z.looseObject({})]) });
const listing = z.object({
  '@type': z.literal('RealEstateListing'),
  name: z.string(),
  description: z.string(),
  mainEntity: z.object({
    address: z.object({ addressLocality: z.string(), addressRegion: z.string() }),
    floorSize: z.object({ value: z.number() }),
    numberOfBedrooms: z.number(),
  }),
  offers: z.object({ price: z.number(), priceCurrency: z.literal('THB'), url: z.string() }),
});
const way = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) });
const organization = z.object({ name: z.string(), telephone: z.string() });

for (const locale of ['en-us', 'th-th']) {
  test(`${locale}: what machines read of a home is what people see`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/${locale}/listings/rm-1001`);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const [one, two, three] = graph.parse(JSON.parse(text ?? ''))['@graph'];
    const home = listing.parse(one);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name);
    for (const paragraph of home.description.split(/\n{2,}/)) await expect(main).toContainText(paragraph);
    await expect(main).toContainText(`฿${home.offers.price.toLocaleString('en-US')}`);
    await expect(main).toContainText(String(home.mainEntity.floorSize.value));
    await expect(main).toContainText(home.mainEntity.address.addressLocality);
    // People write Bangkok's Thai name short.
    await expect(main).toContainText(home.mainEntity.address.addressRegion.replace('กรุงเทพมหานคร', 'กรุงเทพฯ'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', home.offers.url);

    const steps = way.parse(two).itemListElement;
    const crumbs = main.getByRole('navigation').first().getByRole('listitem');
    await expect(crumbs).toHaveText(steps.map(({ name }) => name));
    const links = await crumbs
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a instanceof HTMLAnchorElement && a.href));
    expect(steps.slice(0, -1).map(({ item }) => new URL(item).pathname)).toEqual(
      links.map((href) => new URL(String(href)).pathname),
    );

    const { name, telephone } = organization.parse(three);
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.locator(`a[href="tel:${telephone}"]`).first()).toBeAttached();
  });
}
