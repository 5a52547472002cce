// `npm run sbom`: lists the packages that run in production, as CycloneDX JSON.
//
// `npm sbom --omit dev` leaves out every package that a development tool also needs, such as React. So npm gets a
// lockfile with only the packages that `npm ci --omit dev` installs.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { reportErrors } from './lib/report-errors.ts';
import { runCommand } from './lib/run-command.ts';

const defaultFile = 'build/sbom.cdx.json';
const usage = formatUsage({
  summary: 'Writes a software bill of materials: every package that runs in production, as CycloneDX JSON.',
  calls: ['npm run sbom [-- FILE.json]'],
  notes: [`Reads package-lock.json, and writes ${defaultFile} if no file is named.`],
  example: 'npm run sbom -- sbom.cdx.json',
});

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

interface PackageFile {
  readonly name: string;
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** Removes development dependencies and overrides, because npm would look for their packages. */
const withoutDevelopment = <T extends object>(packageFile: T) => ({
  ...packageFile,
  devDependencies: undefined,
  overrides: undefined,
});

const writeProduction = async (folder: string): Promise<void> => {
  const packageFile = await readJson<PackageFile>('package.json');
  const { packages, ...lockfile } = await readJson<Lockfile>('package-lock.json');
  const running = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  const production = Object.fromEntries(
    running.map(([path, locked]) => [path, path === '' ? withoutDevelopment(locked) : locked]),
  );
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(withoutDevelopment(packageFile)));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages: production }));
};

const listPackages = async (): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'forecourt-sbom-'));
  const folder = join(parent, 'forecourt');
  try {
    await writeProduction(folder);
    const args = [
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
      '--package-lock-only',
      '--loglevel',
      'error',
    ];
    const { exitCode, output } = await runCommand('npm', ['--prefix', folder, ...args], { quiet: true });
    if (exitCode !== 0) throw new Error(`npm could not list the packages:\n${output}`);
    return output;
  } finally {
    await rm(parent, { recursive: true });
  }
};

const readFileName = ([file = defaultFile, ...others]: readonly string[]): string => {
  if (others.length > 0 || !file.endsWith('.json')) throw new Error(`Name one file that ends in .json.\n\n${usage}`);
  return file;
};

answerHelp(usage);
await reportErrors(async () => {
  const file = readFileName(process.argv.slice(2));
  const bom = await listPackages();
  const { components } = JSON.parse(bom) as { readonly components: readonly unknown[] };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bom);
  console.log(`${file}: ${components.length} packages.`);
});
