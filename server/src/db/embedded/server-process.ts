import type { ChildProcess } from 'node:child_process';
import type { Endpoint } from './endpoint.ts';
import { launch, type Launcher } from './launcher.ts';
import { clearLeftovers } from './leftover-processes.ts';
import { endWithThisProcess, whenReady } from './postmaster.ts';
import { serverSettings } from './server-settings.ts';

/** Place of a server, and how it is run and reached. */
export interface ServerPlace {
  home: string;
  launcher: Launcher;
  endpoint: Endpoint;
  /** False only where losing everything in a power cut does not matter. */
  durable: boolean;
}

interface Server {
  postgres: string;
  cluster: string;
  settings?: Record<string, string>;
  /** Runs before the process is begun, when nothing else runs on the cluster. */
  cleared?: () => void;
  /** Runs when the process is begun, and gets ready by itself. */
  begun?: (() => void) | undefined;
}

/** Starts a server on a cluster; resolves when it accepts connections. */
export async function startProcess(
  { home, launcher, endpoint, durable }: ServerPlace,
  { postgres, cluster, settings, cleared, begun }: Server,
): Promise<ChildProcess> {
  const all = { ...serverSettings(home, durable), ...endpoint.settings, ...settings };
  const args = ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  await clearLeftovers(cluster, endpoint.files);
  cleared?.();
  // The child gets a session of its own, so that Ctrl-C in the terminal reaches this process alone.
  const child = launch(launcher, postgres, args, { cwd: home, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  endWithThisProcess(child);
  begun?.();
  await whenReady(child, cluster);
  return child;
}
