import { expect, type Page, test } from '@playwright/test';
import { chips, everything, filters, holdAnswers, isSamePage, open } from './support/search-page.ts';
import { siteUrl } from './support/sites.ts';
import { findPictured, open as openVehicle } from './support/vehicle-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const openSheet = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Filters/ })
    .first()
    .tap();
  await expect(filters(page)).toBeVisible();
  await expectStep(page, true);
};

/**
 * Waits until the current history entry belongs to a layer, such as a dialog or menu, or to a page if `isLayer` is
 * false. A layer opens before its entry is added.
 */
const expectStep = (page: Page, isLayer: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.isLayer === true)).toBe(isLayer);

/**
 * Returns the position in the history. The address isn't enough, because it can be set while a navigation is still in
 * progress.
 */
const readIndex = (page: Page): Promise<number> => page.evaluate(() => history.state?.idx);
const expectIndex = (page: Page, index: number): Promise<void> => expect.poll(() => readIndex(page)).toBe(index);

const arrive = async (page: Page) => {
  await page.goto(siteUrl('wattle-group'));
  await open(page, everything);
  return { before: page.url(), index: await readIndex(page) };
};

const boxes = (page: Page) => filters(page).locator('[data-facet=body] a');

const tickTwo = async (page: Page): Promise<void> => {
  await boxes(page).first().tap();
  await expect(boxes(page).first()).toBeChecked();
  await boxes(page).nth(1).tap();
  await expect(boxes(page).nth(1)).toBeChecked();
};

const expectChosen = async (page: Page, address: string, chosen: number): Promise<void> => {
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(chosen);
};

const leaveByBack = (page: Page) => page.goBack();
const leaveByShowMe = (page: Page) =>
  filters(page)
    .getByRole('button', { name: /^Show Me/ })
    .tap();
const leaveByCross = (page: Page) => filters(page).getByRole('button', { name: 'Close filters' }).tap();
const leaveByEscape = (page: Page) => page.keyboard.press('Escape');

const journeys = [
  { slug: 'wattle-group', path: everything, waysOut: [leaveByBack, leaveByShowMe] },
  { slug: 'saltbush-caravans', path: '/search/caravans/', waysOut: [leaveByCross, leaveByEscape, leaveByBack] },
] as const;

for (const { slug, path, waysOut } of journeys) {
  test(`choices stay when the sheet closes, and every Back does something: ${slug} [B2.16, B2.23]`, async ({
    page,
  }) => {
    await page.goto(siteUrl(slug));
    await open(page, path, slug);
    const before = page.url();
    for (const leave of waysOut) {
      await openSheet(page);
      await tickTwo(page);
      const chosen = page.url();
      expect(chosen).not.toBe(before);
      await leave(page);
      await expectChosen(page, chosen, 2);
      await page.goBack();
      await expectChosen(page, before, 0);
    }
    await page.goForward();
    await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(2);
    await page.goBack();
    await expectChosen(page, before, 0);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl(slug));
  });
}

test('ticking and unticking a box adds no history entry [B2.16, B2.23]', async ({ page }) => {
  const { before, index } = await arrive(page);
  for (const leave of [leaveByShowMe, leaveByBack]) {
    await openSheet(page);
    await boxes(page).first().tap();
    await expect(boxes(page).first()).toBeChecked();
    await boxes(page).first().tap();
    await expect(boxes(page).first()).not.toBeChecked();
    await expect(page).toHaveURL(before);
    await leave(page);
    await expectChosen(page, before, 0);
    await expectIndex(page, index);
  }
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('wattle-group'));
});

test('with slow navigation, Back keeps the choices and goes one step only [B2.16, B2.23]', async ({ page }) => {
  await page.addInitScript(() => {
    const { forward } = history;
    history.forward = () => void setTimeout(() => forward.call(history), 200);
  });
  const { before, index } = await arrive(page);
  await openSheet(page);
  for (const isChecked of [true, false]) {
    await boxes(page).first().tap();
    await expect(boxes(page).first()).toBeChecked({ checked: isChecked });
  }
  await leaveByBack(page);
  await expectChosen(page, before, 0);
  await page.waitForTimeout(400);
  await expectIndex(page, index);
  await openSheet(page);
  await tickTwo(page);
  const chosen = page.url();
  await leaveByBack(page);
  await expectChosen(page, chosen, 2);
  await page.waitForTimeout(400);
  await expectChosen(page, chosen, 2);
  await expectIndex(page, index + 1);
});

test('responses after the sheet closes add no history entry [B2.16, B2.23]', async ({ page }) => {
  const { before, index } = await arrive(page);
  // Ticks a different box each time, because a cached response can't be delayed.
  for (const [nth, leave] of [leaveByEscape, leaveByBack].entries()) {
    await openSheet(page);
    const letAnswersCome = await holdAnswers(page);
    await boxes(page).nth(nth).tap();
    await boxes(page).nth(nth).tap();
    await leave(page);
    await expect(filters(page)).toBeHidden();
    await expectIndex(page, index + 1);
    letAnswersCome();
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    await expectChosen(page, before, 0);
    await expectIndex(page, index);
    await page.unrouteAll();
  }
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('wattle-group'));
});

test('Back while Show Me closes the sheet keeps the choices and goes one step only [B2.16, B2.23]', async ({
  page,
}) => {
  const { before, index } = await arrive(page);
  await openSheet(page);
  await tickTwo(page);
  await page.evaluate(() => {
    document.addEventListener('click', () => history.back(), { capture: true, once: true });
  });
  await leaveByShowMe(page);
  await expectChosen(page, before, 0);
  await expectIndex(page, index);
  expect(await isSamePage(page)).toBe(true);
});

test('Back while the sheet or menu opens closes it and goes one step only [B2.16, B2.23]', async ({ page }) => {
  const { index } = await arrive(page);
  const openers = [
    [page.getByRole('button', { name: /^Filters/ }).first(), filters(page)],
    [page.getByLabel('Menu'), page.getByRole('navigation', { name: 'All pages' })],
  ] as const;
  for (const [opener, layer] of openers) {
    await opener.evaluate(async (button: HTMLElement) => {
      button.click();
      // Goes back after the events that the click fires at once, but before those that the browser fires later.
      await Promise.resolve();
      history.back();
    });
    await expectStep(page, false);
    await expect(layer).toBeHidden();
    await expectIndex(page, index);
    expect(await isSamePage(page)).toBe(true);
  }
});

test('Back cancels a pending response, and the next choice works [B2.16, B2.23]', async ({ page }) => {
  const { before } = await arrive(page);
  await openSheet(page);
  const letAnswersCome = await holdAnswers(page);
  await boxes(page).first().tap();
  await leaveByEscape(page);
  await expect(filters(page)).toBeHidden();
  await page.goBack();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  letAnswersCome();
  await expectChosen(page, before, 0);
  await openSheet(page);
  await boxes(page).nth(1).tap();
  await expect(boxes(page).nth(1)).toBeChecked();
  await leaveByShowMe(page);
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  await page.goBack();
  await expectChosen(page, before, 0);
});

for (const slug of ['wattle-group', 'banksia-used'] as const) {
  test(`Back closes the full screen and the menu, then leaves: ${slug} [B2.32]`, async ({ page }) => {
    await page.goto(siteUrl(slug));
    await openVehicle(page, slug, findPictured(slug, { hasSpin: false }));
    const address = page.url();
    const dialog = page.getByRole('dialog', { name: 'Photos, full screen' });
    const menu = page.getByRole('navigation', { name: 'All pages' });
    for (const close of [() => page.goBack(), () => dialog.getByRole('button', { name: 'Close' }).tap()]) {
      await page.getByRole('button', { name: 'Full screen' }).tap();
      await expect(dialog).toBeVisible();
      await expectStep(page, true);
      await close();
      await expect(dialog).toHaveCount(0);
      await expectStep(page, false);
      await expect(page).toHaveURL(address);
    }
    for (const close of [() => page.goBack(), () => page.getByLabel('Menu').tap()]) {
      await page.getByLabel('Menu').tap();
      await expect(menu).toBeVisible();
      await expectStep(page, true);
      await close();
      await expect(menu).toBeHidden();
      await expectStep(page, false);
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await expect(page).toHaveURL(siteUrl(slug));
  });
}
