/** Loads a picture and has it decoded, so that drawing it takes no time. Fails when it cannot be had. */
export const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
};
