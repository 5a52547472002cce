/**
 * Words that file names in `src` must not end with, and their replacements. CONTRIBUTING.md lists our roles under
 * "Names we use".
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

export const findRoleProblems = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const [name = ''] = (file.split('/').at(-1) ?? '').split('.');
    const word = name.split('-').at(-1) ?? '';
    const isRefused = file.startsWith('src/') && Object.hasOwn(refusedRoles, word);
    const instead = isRefused ? refusedRoles[word] : undefined;
    return instead === undefined ? [] : [`${file}: name it by its role: ${instead} instead of ${word}`];
  });
