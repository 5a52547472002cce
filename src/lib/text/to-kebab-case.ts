/** A name in camel case as style sheets and attributes write it: `keyInformation` is `key-information`. */
export const toKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
