/** Extracts the address from 'mailto:sales@acme.com.au' and 'Acme Cars <sales@acme.com.au>'. */
export const readEmail = (text: string): string =>
  text
    .replace(/^.*<([^<>]*)>.*$/, '$1')
    .trim()
    .replace(/^mailto:/i, '');
