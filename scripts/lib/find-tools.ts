import { existsSync } from 'node:fs';
import { findPostgresBinaries, oldestPostgresVersion } from '#src/platform/db/testing/find-postgres-binaries.ts';
import { findSshServer } from '#src/stock-import/server/sources/testing/find-ssh-server.ts';
import { runCommand } from './run-command.ts';

const first = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

const findChromium = (): string | undefined =>
  first([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

const findHeadlessShell = (): string | undefined =>
  first([process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell']);

export const findPromtool = (): string | undefined => first([process.env.PROMTOOL_PATH, '/usr/bin/promtool']);

export const findCaddy = (): string | undefined => first([process.env.CADDY_PATH, '/usr/bin/caddy']);

export const findHaproxy = (): string | undefined => first([process.env.HAPROXY_PATH, '/usr/sbin/haproxy']);

export const findNginx = (): string | undefined => first([process.env.NGINX_PATH, '/usr/sbin/nginx']);

export const findSystemdAnalyze = (): string | undefined => first(['/usr/bin/systemd-analyze']);

const installByApt = async (name: string, packages: readonly string[]): Promise<void> => {
  console.log(`Installing ${name} ...`);
  await runCommand('apt-get', ['update', '-qq'], { quiet: true });
  const { exitCode, output } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  if (exitCode !== 0) throw new Error(`${name} is needed and could not be installed:\n${output.slice(-2000)}`);
};

/**
 * If Chromium is missing, also installs the typeface that replaces Arial on Linux. The sites' fallback fonts are
 * measured against it.
 */
export const ensureChromium = async (): Promise<string> => {
  if (findChromium() === undefined) await installByApt('Chromium', ['chromium', 'fonts-liberation']);
  const path = findChromium();
  if (path === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH to one.');
  return path;
};

/**
 * The headless shell opens a page in three quarters of the processor time that Chromium needs. Returns `chromium` if
 * the shell can't be installed.
 */
export const ensureHeadlessShell = async (
  chromium: string,
  find = findHeadlessShell,
  install = installByApt,
): Promise<string> => {
  if (find() === undefined) {
    await install("Chromium's headless shell", ['chromium-headless-shell']).catch((error: Error) => {
      console.log(`The browser tests run in Chromium itself, more slowly. ${error.message}`);
    });
  }
  return find() ?? chromium;
};

export const ensurePostgres = async (find = findPostgresBinaries, install = installByApt): Promise<void> => {
  if (find() !== undefined) return;
  await install('PostgreSQL', ['postgresql']);
  if (find() === undefined) {
    throw new Error(
      `The tests need PostgreSQL ${oldestPostgresVersion} or later, and this system's package manager has none: install it from https://apt.postgresql.org.`,
    );
  }
};

export const ensurePromtool = async (find = findPromtool, install = installByApt): Promise<void> => {
  if (find() === undefined) await install('Prometheus, for its promtool', ['prometheus']);
  if (find() === undefined) throw new Error('The tests need promtool: install Prometheus, or set PROMTOOL_PATH.');
};

export const ensureDeploymentTools = async (install = installByApt): Promise<void> => {
  if (findCaddy() === undefined) await install('Caddy', ['caddy']);
  if (findHaproxy() === undefined) await install('HAProxy', ['haproxy']);
  if (findNginx() === undefined) await install('nginx', ['nginx-light']);
  if (findSystemdAnalyze() === undefined) await install('systemd, for its systemd-analyze', ['systemd']);
};

export const ensureSshServer = async (find = findSshServer, install = installByApt): Promise<void> => {
  if (find() !== undefined) return;
  await install('an SSH server', ['openssh-server']);
  if (find() === undefined) throw new Error('The tests need an SSH server: install openssh-server.');
};
