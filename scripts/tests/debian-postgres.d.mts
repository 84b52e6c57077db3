export function startDebianPostgres(bin?: string): Promise<{ url: string; stop(): Promise<void> }>;
