import type { Noun } from '#src/lib/text/noun.ts';

/** What a visitor agrees to who follows a search: the page says it, and it is kept with their yes. @spec L2.30 */
export const buildFollowConsent = ({ name, noun }: { readonly name: string; readonly noun: Noun }): string =>
  `With ‘Tell me of new ones’ you agree that ${name} may tell you when new ${noun.many} match that search. You can stop it at any time.`;
