/** What a browser says that it can show when it asks for a picture. */
const accept = 'image/avif,image/webp,image/*';

/**
 * Loads a frame and decodes it beside the page, for good: a browser decodes an `<img>` when it is first drawn, and again
 * after it dropped it, in the middle of a turn. Fails when it cannot be had.
 * @spec B7.35
 */
export const loadFrame = async (url: string): Promise<ImageBitmap> => {
  const answer = await fetch(url, { headers: { accept } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
};
