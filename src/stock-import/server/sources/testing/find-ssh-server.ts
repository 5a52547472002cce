import { existsSync } from 'node:fs';

const programs = ['/usr/sbin/sshd', '/usr/bin/ssh-keygen'] as const;

export const findSshServer = (exists = existsSync): string | undefined =>
  programs.every((program) => exists(program)) ? programs[0] : undefined;
