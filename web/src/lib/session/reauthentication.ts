/** Asks who it is; true when they have shown it. */
type Asking = () => Promise<boolean>;

let asking: Asking | undefined;
let answer: Promise<boolean> | undefined;

/** Answers sensitive calls that the server refuses because the sign-in is too long ago; until the returned function is called. */
export function onReauthenticationNeeded(ask: Asking) {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** All waiting calls share one question. */
export function reauthenticate(): Promise<boolean> {
  answer ??= (asking?.() ?? Promise.resolve(false)).finally(() => (answer = undefined));
  return answer;
}
