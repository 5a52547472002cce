export interface ImageSettings {
  /** Numeric 'uid:gid'. */
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
}

export interface ContainerOptions {
  readonly image: ImageSettings;
  readonly rootFolder: string;
  readonly sitesFolder: string;
  readonly mediaFolder: string;
  readonly dataFolder: string;
  readonly env: Readonly<Record<string, string>>;
}

const bind = (source: string, destination: string, access: 'ro' | 'rw') => ({
  destination,
  source,
  type: 'none',
  options: ['rbind', access, 'nosuid', 'nodev'],
});

const temporaryBytes = 256 * 2 ** 20;

/**
 * The container can write only to its data folder and /tmp. It has no capabilities, and shares the machine's network.
 */
export const buildOciConfig = ({ image, rootFolder, sitesFolder, mediaFolder, dataFolder, env }: ContainerOptions) => {
  const [uid = Number.NaN, gid = Number.NaN] = image.User.split(':').map(Number);
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  return {
    ociVersion: '1.0.2',
    root: { path: rootFolder, readonly: true },
    process: {
      user: { uid, gid },
      args: [...image.Entrypoint, ...image.Cmd],
      env: [...image.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: image.WorkingDir,
      noNewPrivileges: true,
      capabilities: none,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'strictatime', 'mode=755'] },
      {
        destination: '/tmp',
        type: 'tmpfs',
        source: 'tmpfs',
        options: ['nosuid', 'nodev', 'noexec', 'mode=1777', `size=${temporaryBytes}`],
      },
      bind('/etc/resolv.conf', '/etc/resolv.conf', 'ro'),
      bind('/etc/hosts', '/etc/hosts', 'ro'),
      bind(sitesFolder, '/srv/sites', 'ro'),
      bind(mediaFolder, '/srv/media', 'ro'),
      bind(dataFolder, '/data', 'rw'),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/sysrq-trigger', '/proc/timer_list'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys'],
    },
  };
};
