/** The make at the start of a make with model: 'Land Rover' of 'Land Rover Defender'; the longest that is known. */
export const findMakeOfModel = (makeModel: string, makes: ReadonlySet<string>): string | undefined => {
  for (let end = makeModel.lastIndexOf(' '); end > 0; end = makeModel.lastIndexOf(' ', end - 1)) {
    const make = makeModel.slice(0, end);
    if (makes.has(make)) return make;
  }
  return undefined;
};
