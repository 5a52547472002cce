import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number): number =>
  channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminanceOf = ([red, green, blue]: Colour): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const stepPx = 2;
/** Share of the pixels to ignore: those with the lowest contrast, because they're edges of details in the picture. */
const ignoredShare = 0.01;

/** Returns the lowest contrast between text and the picture behind it, in a screenshot without the text. */
export const measureContrast = async (page: Page, text: Locator): Promise<number> => {
  const { boxes, colour } = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    // A canvas converts a colour in any CSS notation to RGB.
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('there is no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    element.style.visibility = 'hidden';
    return { boxes, colour: [red, green, blue] as const };
  });
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  // Takes a picture of the text's part of the window only, because encoding the whole window takes much longer.
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const right = Math.min(viewport.width, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const bottom = Math.min(viewport.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  const { data, info } = await sharp(await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('visibility'));
  const own = luminanceOf(colour);
  const contrasts: number[] = [];
  for (const box of boxes) {
    for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(y + info.height, box.bottom); row += stepPx) {
      for (
        let column = Math.max(0, Math.floor(box.left));
        column < Math.min(x + info.width, box.right);
        column += stepPx
      ) {
        const [red = 0, green = 0, blue = 0] = data.subarray(((row - y) * info.width + column - x) * 3);
        contrasts.push(contrastOf(own, luminanceOf([red, green, blue])));
      }
    }
  }
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length * ignoredShare)] ?? 0;
};
