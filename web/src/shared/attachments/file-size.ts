const kilo = 1024;
const isolated = (number: string, unit: string) => `\u2066${number} ${unit}\u2069`;

/** 1.8 MB, 96 KB, 1 GB: its digits and its unit stay in their order in every language. */
export function formatBytes(bytes: number) {
  if (bytes < kilo * kilo) return isolated(String(Math.max(1, Math.round(bytes / kilo))), 'KB');
  const [size, unit] = bytes < kilo ** 3 ? [bytes / kilo ** 2, 'MB'] : [bytes / kilo ** 3, 'GB'];
  return isolated(size >= 100 ? String(Math.round(size)) : String(Number(size.toFixed(1))), unit!);
}

/** Seconds until all is there, going on as so far; none before that can be told. */
export function secondsLeft(sent: number, total: number, ms: number) {
  return sent > 0 && ms > 1000 ? Math.ceil(((total - sent) / sent) * (ms / 1000)) : undefined;
}
