import { join } from 'node:path';

/**
 * Settings for a machine with two cores that also runs the application; anything else can be set in `postgresql.conf`.
 */
export function serverSettings(home: string, durable: boolean): Record<string, string> {
  return { ...RESOURCES, ...logging(home), ...(durable ? DURABLE : VOLATILE), timezone: 'UTC', log_timezone: 'UTC' };
}

const RESOURCES = {
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  // Compiling a query costs more than our queries take.
  jit: 'off',
  // No server replicates from this one; these settings halve the log of bulk loads.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // macOS keeps an ordinary fsync in the disk's cache.
  ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
};

/**
 * Settings for a database that lives for minutes: autovacuum and statistics would slow down its users, and keep it from
 * being dropped.
 */
const VOLATILE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  track_counts: 'off',
};

/**
 * Log files: one per weekday, overwritten after a week. Refused statements, which carry people's data, are not logged.
 */
function logging(home: string): Record<string, string> {
  return {
    logging_collector: 'on',
    log_directory: join(home, 'log'),
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
}
