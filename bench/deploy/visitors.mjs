const BAR = 'nav[aria-label="ทางลัด"]';
const SAVED = 'button[aria-label^="รายการที่บันทึกไว้"]';
/** What the visitor has entered after half of the form, by the selector of the field. */
const ENTERED = { '[name=property_type]:checked': 'condo', '#message': 'ขายด่วน' };

/** Whether a condition becomes true in time. Visitor data appears only after the page's scripts have loaded. */
async function becomes(page, isSo, argument) {
  try {
    await page.waitForFunction(isSo, argument, { timeout: 5_000 });
    return true;
  } catch (error) {
    if (error.name === 'TimeoutError') return false;
    throw error;
  }
}

const savedHomes = (page) =>
  becomes(page, (button) => document.querySelector(button)?.ariaLabel.includes('1') ?? false, SAVED);

const isEntered = (page) =>
  becomes(
    page,
    (entered) => Object.entries(entered).every(([field, text]) => document.querySelector(field)?.value === text),
    ENTERED,
  );

const submit = (page) => page.locator('form[method=post] [type=submit]').click();

async function goToStep(page, step) {
  await submit(page);
  await page.locator(`#step-${step}`).waitFor();
}

async function halfFill(page) {
  await page.locator('[name=property_type][value=condo]').check();
  await page.locator('#place').fill('พระนคร');
  await goToStep(page, 2);
  await goToStep(page, 3);
  await page.locator('#message').fill(ENTERED['#message']);
}

async function toSearch(page) {
  await page.locator(BAR).getByRole('link', { name: 'ค้นหา' }).click();
  await page.waitForURL('**/th-th/search');
}

/**
 * Visitors with an open page during a deployment. Each opens a page of the first build and runs `after` on the second.
 * `isKept` returns whether the visitor's input and saved listings are still there.
 */
export const VISITORS = [
  {
    name: 'half of the form, then a search',
    address: '/th-th/contact-us-for-sell',
    before: halfFill,
    after: toSearch,
    async isKept(page) {
      await page.goBack();
      return (await isEntered(page)) && (await savedHomes(page));
    },
  },
  {
    name: 'half of the form, an hour later a search',
    address: '/th-th/contact-us-for-sell',
    before: halfFill,
    async after(page) {
      const latest = page.waitForResponse('**/builds/latest.json?*');
      await page.clock.fastForward(3_600_000);
      await (await latest).finished();
      await toSearch(page);
    },
    async isKept(page) {
      await page.goBack();
      return (await isEntered(page)) && (await savedHomes(page));
    },
  },
  {
    name: 'whole form, then submit',
    address: '/th-th/contact-us-for-sell',
    async before(page) {
      await halfFill(page);
      await goToStep(page, 4);
      await page.locator('#name').fill('สมชาย ใจดี');
      await page.locator('#phone').fill('081 234 5678');
      await page.locator('#consent_contact').check();
    },
    async after(page) {
      await submit(page);
      await page.waitForURL('**/contact-us-for-sell/sent/*');
    },
    isKept: savedHomes,
  },
  {
    name: 'filtered search, then its second page',
    address: '/th-th/search?type=condo',
    before: async () => undefined,
    async after(page) {
      await page.locator('a[rel=next]').first().click();
      await page.waitForURL('**page=2**');
    },
    isKept: async (page) => /type=condo/.test(page.url()) && savedHomes(page),
  },
  {
    name: 'listing, then its lightbox, whose script loads late',
    address: '/th-th/listings/rm-1001',
    before: async () => undefined,
    async after(page) {
      await page.locator('main ul a[href^="/_ipx/"]').first().click();
      await page.locator('.yarl__portal_open').waitFor();
    },
    isKept: savedHomes,
  },
];
