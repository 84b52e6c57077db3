/** Reason why the program cannot start, in one English line for the person who runs it; shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
