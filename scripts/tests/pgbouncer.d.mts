export function startPgBouncer(
  url: string,
  options?: { setsUp?: boolean; poolSize?: number },
): Promise<{ url: string; stop(): Promise<void> }>;
