import { codeMinutes } from '../rules/sign-in-code.ts';

export interface CodeMessageSite {
  readonly name: string;
  readonly url: string;
}

/** Browsers autofill the code only on the site that the last line names. @spec D.28 */
export const buildCodeMessage = ({ name, url }: CodeMessageSite, code: string): string =>
  [
    `${name}: ${code} is your sign-in code. It expires in ${codeMinutes} minutes. We’ll never ask for it by phone.`,
    '',
    `@${new URL(url).hostname} #${code}`,
  ].join('\n');
