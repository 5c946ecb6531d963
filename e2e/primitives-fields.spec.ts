import { expect, part, test } from './style-page';

test('a busy button keeps its width, a segment and a thumb follow the pointer, and Enter submits the form', {
  tag: ['@desktop', '@full'],
}, async ({ page, style }) => {
  await style('en-us');
  const button = part(page, 'Buttons').getByRole('button', { name: 'Send enquiry' });
  const width = async () => (await button.boundingBox())?.width;
  const before = await width();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await width()).toBe(before);

  const group = page.locator('#deal');
  await group.getByRole('radio', { name: 'Buy' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Rent' })).toBeChecked();
  await group.locator('label').filter({ hasText: 'Either is fine' }).click();
  await expect(group.getByRole('radio', { name: 'Either is fine' })).toBeChecked();

  const form = page.getByRole('form', { name: /in a plain form/ });
  const low = form.getByRole('slider', { name: 'Min price' }).first();
  await low.scrollIntoViewIfNeeded();
  const box = await low.boundingBox();
  if (!box) throw new Error('the thumb is not rendered');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await expect(low).toHaveAttribute('aria-valuetext', '฿0');

  await form.getByLabel('Project or road').fill('somewhere else');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=somewhere\+else/);
  const sent = Object.fromEntries(new URL(page.url()).searchParams);
  expect(sent).toMatchObject({ price_max: '8000000' });
  for (const name of ['price_min', 'locked_min', 'locked_max']) expect(sent).not.toHaveProperty(name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('films are links, all tab panels are visible, and a form submits the typed text and the initial range', {
    tag: ['@phone', '@full'],
  }, async ({ page, style }) => {
    await style('en-us');
    for (const href of ['/style/test-card.mp4', 'https://vimeo.com/76979871', '/style/panorama.jpg']) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(page.getByText('The plan as we measured it.')).toBeVisible();
    await expect(page.getByText('Where the home stands.')).toBeVisible();
    const form = page.getByRole('form', { name: /in a plain form/ });
    await form.getByLabel('Project or road').fill('ari');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/place=ari&.*price_min=2000000&price_max=8000000/);
  });
});
