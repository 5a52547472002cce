/** Takes the host out of a pasted address: 'https://www.acme.com.au/stock' is 'www.acme.com.au'. */
export const readHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/*/, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '');
