import { existsSync } from 'node:fs';

/** The programs of an SSH server for tests, in Debian's places. */
const programs = ['/usr/sbin/sshd', '/usr/bin/ssh-keygen'] as const;

/** Returns the path of sshd; undefined if sshd or ssh-keygen is missing. */
export const findSshServer = (exists = existsSync): string | undefined =>
  programs.every((program) => exists(program)) ? programs[0] : undefined;
