/** Milliseconds of the processor that some work takes in this process: who else keeps the machine busy does not count. */
export async function cpuTime(work: () => unknown) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
