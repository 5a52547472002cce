// `npm run lock`: adds the packages of other platforms to package-lock.json.
//
// A native tool has one optional package per platform. If the registry lacks one, npm leaves it out of the lockfile,
// and `npm ci` then rejects the lockfile everywhere. An entry needs only its exact version and platform, so it can be
// written without the registry.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';

answerHelp(
  formatUsage({
    summary: 'Adds the packages of other platforms to package-lock.json.',
    calls: ['npm run lock [-- --check]'],
    options: { '--check': 'Changes nothing, and lists the missing packages' },
    example: 'npm run lock',
    failure: 'an error; with --check, also a missing package',
  }),
);

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const lockPath = 'package-lock.json';
const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'wasi',
];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const readPlatform = (name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> => {
  const words = name.split(/[-/]/);
  const find = (known: readonly string[]) => known.filter((word) => words.includes(word));
  const os = words.some((word) => word.startsWith('linuxmusl')) ? ['linux'] : find(systems);
  const isMusl = words.some((word) => word.includes('musl'));
  const isGlibc = words.some((word) => word.startsWith('gnu'));
  return {
    ...(os.length > 0 ? { os } : {}),
    ...(find(processors).length > 0 ? { cpu: find(processors) } : {}),
    ...(isMusl || isGlibc ? { libc: [isMusl ? 'musl' : 'glibc'] } : {}),
  };
};

const listPlaces = (from: string, name: string): string[] => {
  const places = [`${from}/node_modules/${name}`];
  for (let at = from.lastIndexOf('/node_modules/'); at > 0; at = from.lastIndexOf('/node_modules/', at - 1)) {
    places.push(`${from.slice(0, at)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
};

const findMissing = ({ packages }: Lockfile): Map<string, LockedPackage> => {
  const missing = new Map<string, LockedPackage>();
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    if (path === '') continue;
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked = listPlaces(path, name).some(
        (place) => packages[place]?.version === version || missing.get(place)?.version === version,
      );
      if (isLocked || !/^\d+\.\d+\.\d+/.test(version)) continue;
      const top = `node_modules/${name}`;
      const place = packages[top] === undefined && !missing.has(top) ? top : `${path}/node_modules/${name}`;
      missing.set(place, { version, ...readPlatform(name), ...(dev ? { dev } : {}), optional: true });
    }
  }
  return missing;
};

const lockfile = JSON.parse(readFileSync(lockPath, 'utf8')) as Lockfile;
const missing = findMissing(lockfile);
if (process.argv.includes('--check')) {
  for (const [place, { version }] of missing) console.error(`Missing from ${lockPath}: ${place} ${version}.`);
  if (missing.size > 0) console.error('Run `npm run lock`.');
  process.exit(missing.size > 0 ? 1 : 0);
}
const packages = Object.entries({ ...lockfile.packages, ...Object.fromEntries(missing) });
lockfile.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockPath, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${missing.size} packages of other platforms added.`);
