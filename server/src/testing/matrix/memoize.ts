type Answers<K, V> = { get(of: K): V | undefined; set(of: K, answer: V): unknown };

/** The same question with its answers kept: for what is asked thousands of times, and is always the same. */
export function memoize<K, V>(ask: (of: K) => V, answers: Answers<K, V> = new Map<K, V>()) {
  return (of: K): V => {
    const found = answers.get(of);
    if (found !== undefined) return found;
    const answer = ask(of);
    answers.set(of, answer);
    return answer;
  };
}
