import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { getGuardedFolder } from './get-guarded-folder.ts';
import { makeTemporaryFolder } from './make-temporary-folder.ts';

const templatesVariable = 'TEST_TEMPLATES_DIR';

export const shareTemplates = (): void => {
  process.env[templatesVariable] ??= makeTemporaryFolder('templates');
};

export const areTemplatesShared = (): boolean => process.env[templatesVariable] !== undefined;

export const copyTemplate = async (
  name: string,
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  const template = join(process.env[templatesVariable] ?? getGuardedFolder(), name);
  if (!existsSync(template)) {
    const draft = makeTemporaryFolder(name);
    await make(draft);
    try {
      renameSync(draft, template);
    } catch (error) {
      // Another worker has finished the same template first.
      if (!existsSync(template)) throw error;
    }
  }
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-Rp', `${template}/.`, folder]);
};

export default shareTemplates;
