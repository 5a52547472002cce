import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolderNote } from '../../scripts/testing/data-folder-note.ts';
import { port } from './sites.ts';

const listMails = async (to: string, serverPort = port): Promise<readonly string[]> => {
  const folder = join(await readFile(dataFolderNote(serverPort), 'utf8'), 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`\r\nTo: ${to}\r\n`));
};

/** Waits until the address has exactly one email for each subject, in any order. Ignores other subjects. */
export const expectMails = (to: string, subjects: readonly RegExp[]): Promise<void> =>
  expect
    .poll(
      async () => {
        const mails = (await listMails(to)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
        return subjects.map((subject) => mails.filter((mail) => subject.test(mail)).length);
      },
      { message: `mails to ${to}` },
    )
    .toEqual(subjects.map(() => 1));

/** Waits for an email to this address that matches `words` once its wrapped lines are joined. Returns the match. */
export const readFromMail = async (to: string, words: RegExp, serverPort = port): Promise<string> => {
  const find = async (): Promise<string | undefined> =>
    (await listMails(to, serverPort))
      .map((mail) => words.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0])
      .find((found) => found !== undefined);
  await expect.poll(find, `a mail to ${to}`).toBeDefined();
  return (await find()) ?? '';
};
