// Network namespaces on a switch of their own: nothing of it is seen by the machine's network.
import { execFileSync } from 'node:child_process';

const subnet = '10.77.0';
const ip = (...args) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** A switch, a namespace for each server, and `site` for all that asks them. */
export function createNetwork(servers) {
  const prefix = `tz${process.pid}`;
  const names = ['site', ...servers];
  const description = {
    prefix,
    network: `${subnet}.0/24`,
    addresses: Object.fromEntries(names.map((name, nth) => [name, `${subnet}.${10 + nth}`])),
  };
  const network = { description, ...networkOf(description), remove };
  function remove() {
    for (const name of ['switch', ...names]) {
      const namespace = `${prefix}-${name}`;
      if (!ip('netns', 'list').split(/\s/).includes(namespace)) continue;
      // All that runs in them was started here.
      for (const pid of ip('netns', 'pids', namespace).split('\n').filter(Boolean)) {
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It has ended meanwhile.
        }
      }
      ip('netns', 'del', namespace);
    }
  }
  try {
    ip('netns', 'add', `${prefix}-switch`);
    ip('-n', `${prefix}-switch`, 'link', 'add', 'bridge', 'type', 'bridge');
    ip('-n', `${prefix}-switch`, 'link', 'set', 'bridge', 'up');
    for (const name of names) {
      const namespace = `${prefix}-${name}`;
      ip('netns', 'add', namespace);
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
      ip('-n', namespace, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', name, 'netns', `${prefix}-switch`);
      ip('-n', namespace, 'addr', 'add', `${description.addresses[name]}/24`, 'dev', 'eth0');
      ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      ip('-n', `${prefix}-switch`, 'link', 'set', name, 'master', 'bridge');
      ip('-n', `${prefix}-switch`, 'link', 'set', name, 'up');
    }
  } catch (error) {
    remove();
    throw error;
  }
  return network;
}

/** Actions in a network that another process may have made. */
export const networkOf = ({ prefix }) => ({
  /** A command that runs another one in the namespace, and becomes it. */
  enter: (name, command) => ['ip', 'netns', 'exec', `${prefix}-${name}`, ...command],
  /** Pulls the cable of a server. */
  cut: (name) => ip('-n', `${prefix}-switch`, 'link', 'set', name, 'down'),
  mend: (name) => ip('-n', `${prefix}-switch`, 'link', 'set', name, 'up'),
});
