export const quoteArgument = (argument: string): string =>
  /^[\w./:=@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
