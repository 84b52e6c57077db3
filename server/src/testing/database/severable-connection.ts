import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

/** A line to the database that can go dead, as a wire or a stopped server does: open, and silent. */
export async function openSeverableConnection(connection: pg.ClientConfig) {
  const { host, port, user, password, database } = new pg.Client(connection);
  const ends = new Set<Socket>();
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => near.destroy() && far.destroy());
    }
  });
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve));
  const address = line.address() as AddressInfo;
  return {
    connection: { user, password, database, host: '127.0.0.1', port: address.port },
    /** Stops all data on the open connections without closing them. */
    freeze() {
      for (const end of ends) end.unpipe().pause();
    },
    close() {
      for (const end of ends) end.destroy();
      line.close();
    },
  };
}
