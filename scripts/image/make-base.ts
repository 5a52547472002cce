import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

const suite = 'bookworm';
/**
 * Debian's base folders, and the libraries that Node is linked against. Certificates, time zones and encodings need no
 * packages, because Node includes them.
 */
const packages = ['base-files', 'libc6', 'libstdc++6', 'libgcc-s1'];
const leftOut = ['/usr/share/*', '/usr/bin/*', '/usr/sbin/*', '/usr/lib/*/gconv/*'];
/** Paths that the image doesn't need, or that the container runtime creates. */
const removed = ['dev', 'etc/apt', 'etc/dpkg', 'etc/hostname', 'etc/resolv.conf', 'var/cache', 'var/lib'];
const mountPoints = ['app', 'dev', 'srv/sites', 'srv/media'];

/** The server's account, without a login. A container doesn't need the account's name, but Node looks the name up. */
const accountFiles = {
  passwd: 'forecourt:x:10001:10001::/data:/usr/sbin/nologin\n',
  group: 'forecourt:x:10001:\n',
};

export const makeBase = async (folder: string): Promise<void> => {
  const archive = `${folder}.tar`;
  await runTool('mmdebstrap', [
    '--quiet',
    '--variant=extract',
    `--include=${packages.join(',')}`,
    ...leftOut.map((path) => `--dpkgopt=path-exclude=${path}`),
    '--dpkgopt=path-include=/usr/share/doc/*/copyright',
    suite,
    archive,
  ]);
  mkdirSync(folder);
  await runTool('tar', ['-C', folder, ...removed.map((path) => `--exclude=./${path}`), '-xpf', archive]);
  rmSync(archive);
  for (const path of mountPoints) mkdirSync(join(folder, path), { recursive: true });
  for (const [name, text] of Object.entries(accountFiles)) writeFileSync(join(folder, 'etc', name), text);
};
