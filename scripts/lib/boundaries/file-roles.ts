/**
 * Words that a file of `src` must not be named with, each with what to use instead. The roles that we do have are in CONTRIBUTING.md
 * under "Names we use".
 */
const refusedRoles: Readonly<Record<string, string>> = {
  controller: 'routes',
  courier: 'client or queue',
  desk: 'service',
  handlers: 'routes or hooks',
  helper: 'the name of its function',
  helpers: 'the names of its functions',
  keeper: 'job',
  manager: 'service',
  office: 'admin',
  repository: 'store',
  utils: 'the names of its functions',
};

/** A sentence for each file whose name ends with a word that stands for one of our roles. */
export const findRoleProblems = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const [name = ''] = (file.split('/').at(-1) ?? '').split('.');
    const word = name.split('-').at(-1) ?? '';
    const isRefused = file.startsWith('src/') && Object.hasOwn(refusedRoles, word);
    const instead = isRefused ? refusedRoles[word] : undefined;
    return instead === undefined ? [] : [`${file}: name it by its role: ${instead} instead of ${word}`];
  });
